import { bedrockDepths } from "../../../content/ground-labels.ts";
import { services } from "../../../content/pages/services.ts";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { ServicesConsulting } from "./consulting.tsx";
import { ServicesHead } from "./head.tsx";
import { ServicesLayers } from "./layers.tsx";

export const meta = () => pageMeta(services.head);

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
    </>
  );
}
