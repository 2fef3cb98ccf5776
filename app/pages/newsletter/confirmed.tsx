import place from "drawing:letter-confirmed";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { pageMeta } from "../../document/page-meta.ts";
import { NewsletterPage, newsletterLayout } from "./page.tsx";

export const layout = newsletterLayout;

export const meta = pageMeta(newsletter.pages.confirmed.head, { listed: false });

/** Shown whenever the button on the confirm page is pressed, even a second time. */
export default function Confirmed() {
  return (
    <NewsletterPage place={place} {...newsletter.pages.confirmed}>
      <Button href={addresses.issues} color="success" variant="gradient" size="lg">
        {newsletterIssues.read}
      </Button>
    </NewsletterPage>
  );
}
