import { services } from "../../content/services.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import { ServicesConsulting } from "./services-consulting.tsx";
import { ServicesHead } from "./services-head.tsx";
import { ServicesLayers } from "./services-layers.tsx";

export const meta = () => [
  { title: `Services: ${site.name}` },
  { name: "description", content: `${offerings}. ${services.lead}` },
];

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

const { software, infrastructure, devops, consulting } = services;
const offerings = [software, infrastructure, devops, consulting].map(({ title }) => title).join(", ");
