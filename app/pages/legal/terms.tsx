import { bedrockDepths } from "../../../content/ground-labels.ts";
import terms from "../../../content/legal/terms.md?legal-document";
import { legal } from "../../../content/legal.ts";
import { termsLastModified } from "../../../content/legal-dates.ts";
import { lightNavbar, type PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle = { depth: bedrockDepths.terms, navbar: lightNavbar } satisfies PageHandle;

export const meta = pageMeta(legal.terms.head, { modified: termsLastModified });

export default function Terms() {
  return <LegalPage {...legal.terms} lastModified={termsLastModified} document={terms} />;
}
