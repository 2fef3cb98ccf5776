import { newsletter } from "../../../content/pages/newsletter.ts";
import place from "../../../illustrations/drawn/letter-confirmed.svg?picture";
import { pageMeta } from "../../document/page-meta.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";
import { PastIssues } from "./past-issues.tsx";

export const handle = newsletterHandle;

export const meta = pageMeta(newsletter.pages.confirmed.head, { listed: false });

/** After the button of the confirm page, however often it is pressed. */
export default function Confirmed() {
  return (
    <NewsletterPage place={place} {...newsletter.pages.confirmed}>
      <PastIssues />
    </NewsletterPage>
  );
}
