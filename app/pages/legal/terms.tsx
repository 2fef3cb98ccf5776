import terms from "../../../content/legal/terms.md?legal-document";
import { legal } from "../../../content/legal.ts";
import { termsLastModified } from "../../../content/legal-dates.ts";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";

export const layout = { depth: "−120 m", navbar: lightNavbar } satisfies PageLayout;

export const meta = pageMeta(legal.terms.head, { modified: termsLastModified });

export default function Terms() {
  return <LegalPage {...legal.terms} lastModified={termsLastModified} document={terms} />;
}
