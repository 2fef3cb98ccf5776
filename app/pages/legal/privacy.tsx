import { bedrockDepths } from "../../../content/ground-labels.ts";
import privacy from "../../../content/legal/privacy.md?legal-document";
import { legal } from "../../../content/legal.ts";
import { privacyLastModified } from "../../../content/legal-dates.ts";
import { lightNavbar, type PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle = { depth: bedrockDepths.privacy, navbar: lightNavbar } satisfies PageHandle;

export const meta = pageMeta(legal.privacy.head, { modified: privacyLastModified });

export default function Privacy() {
  return <LegalPage {...legal.privacy} lastModified={privacyLastModified} document={privacy} />;
}
