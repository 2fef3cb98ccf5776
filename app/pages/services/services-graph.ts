import type { Service } from "schema-dts";
import { services } from "../../../content/pages/services.ts";
import { site } from "../../../site.config.ts";
import { companyId } from "../../document/shared/company-graph.ts";

/** What we offer, for programs (https://schema.org/Service). */
export function servicesGraph(url: string): Service[] {
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
