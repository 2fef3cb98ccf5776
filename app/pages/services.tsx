import { services } from "../../content/services.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { ServicesConsulting } from "./services-consulting.tsx";
import { ServicesHead } from "./services-head.tsx";
import { ServicesLayers } from "./services-layers.tsx";

export const meta = () => pageMeta(services.head);

export const handle = {
  depth: "−64 m",
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
