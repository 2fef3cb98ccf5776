import privacy from "../../content/legal/privacy.md?legal-document";
import { legal } from "../../content/legal.ts";
import { privacyLastModified } from "../../content/legal-dates.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle = {
  depth: "−150 m",
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

export const meta = () => [
  { title: `${legal.privacy.title}: ${site.name}` },
  { name: "description", content: legal.privacy.description },
];

export default function Privacy() {
  return <LegalPage {...legal.privacy} lastModified={privacyLastModified} document={privacy} />;
}
