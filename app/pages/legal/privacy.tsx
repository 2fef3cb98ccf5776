import privacy from "../../../content/legal/privacy.md?legal-document";
import { legal } from "../../../content/legal.ts";
import { privacyLastModified } from "../../../content/legal-dates.ts";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { LegalPage } from "./legal-page.tsx";

export const layout = { depth: "−150 m", navbar: lightNavbar } satisfies PageLayout;

export const meta = pageMeta(legal.privacy.head, { modified: privacyLastModified });

export default function Privacy() {
  return <LegalPage {...legal.privacy} lastModified={privacyLastModified} document={privacy} />;
}
