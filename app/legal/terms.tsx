import terms from "../../content/legal/terms.md?legal-document";
import { legal } from "../../content/legal.ts";
import { termsLastModified } from "../../content/legal-dates.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle = {
  depth: "−120 m",
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

export const meta = () => [
  { title: `${legal.terms.title}: ${site.name}` },
  { name: "description", content: legal.terms.description },
];

export default function Terms() {
  return <LegalPage {...legal.terms} lastModified={termsLastModified} document={terms} />;
}
