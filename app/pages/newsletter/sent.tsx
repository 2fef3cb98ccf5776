import place from "drawing:letter-sent";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NewsletterPage, newsletterLayout } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";

export const layout = newsletterLayout;

export const meta = pageMeta(newsletter.pages.sent, { listed: false });

/** Shown after a signup form has been sent without JavaScript. */
export default function Sent() {
  return (
    <NewsletterPage place={place} {...newsletter.pages.sent}>
      <NewsletterResponse failure={null} />
    </NewsletterPage>
  );
}
