import { bedrockDepths } from "../../../content/ground-labels.ts";
import { services } from "../../../content/pages/services.ts";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NextStep } from "../../document/sections/next-step.tsx";
import { Steps } from "../../document/sections/steps.tsx";
import { CaseStrip } from "../cases/strip.tsx";
import { ServicesConsulting } from "./consulting.tsx";
import { ServicesHead } from "./head.tsx";
import { ServicesLayers } from "./layers.tsx";
import { servicesGraph } from "./services-graph.ts";

export const meta = pageMeta(services.head, { things: servicesGraph });

export const handle = {
  depth: bedrockDepths.services,
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** The four offerings by depth, and the core that goes through all of them. */
export default function Services() {
  return (
    <>
      <ServicesHead />
      <ServicesLayers />
      <ServicesConsulting />
      <Steps id="process" {...services.process} />
      <CaseStrip page="services" />
      <NextStep onFooter />
    </>
  );
}
