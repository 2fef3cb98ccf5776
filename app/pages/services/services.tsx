import type { Service } from "schema-dts";
import { services } from "../../../content/pages/services.ts";
import { addresses } from "../../../contract/addresses.ts";
import { site } from "../../../site.config.ts";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NextStep } from "../../document/sections/next-step.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Steps } from "../../document/sections/steps.tsx";
import { companyId } from "../../document/shared/company-graph.ts";
import { CaseStrip } from "../cases/strip.tsx";
import { ServicesConsulting } from "./consulting.tsx";
import { ServicesLayers } from "./layers.tsx";
import styles from "./services.module.css";

export const meta = pageMeta(services.head, { things: servicesGraph });

export const layout = { depth: "−64 m", navbar: lightNavbar } satisfies PageLayout;

/** The four services by depth, and the core that passes through all of them. */
export default function Services() {
  return (
    <>
      <PageHead
        className={`container ${styles.head}`}
        {...services}
        lead={
          <>
            {services.lead} <a href={addresses.about}>{services.about}</a>
          </>
        }
      />
      <ServicesLayers />
      <ServicesConsulting />
      <Steps id="process" {...services.process} />
      <CaseStrip page="services" />
      <NextStep onFooter />
    </>
  );
}

/** The services as structured data (https://schema.org/Service). */
function servicesGraph(url: string): Service[] {
  const { software, infrastructure, devops, consulting } = services;
  return [software, infrastructure, devops, consulting].map(({ id, title, text, fields }) => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    url: `${url}#${id}`,
    name: title,
    description: text,
    provider: { "@id": companyId },
    areaServed: site.country,
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title,
      itemListElement: fields.map(({ name, note }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name, description: note },
      })),
    },
  }));
}
