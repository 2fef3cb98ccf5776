import { newsletter } from "../../content/newsletter.ts";
import { pageMeta } from "../page-meta.ts";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";
import { NewsletterResponse } from "./newsletter-response.tsx";

export const handle = newsletterHandle;

export const meta = () => pageMeta(newsletter.pages.sent.head, { listed: false });

/** Answers a signup form that was posted without JavaScript. */
export default function Sent() {
  return (
    <NewsletterPage {...newsletter.pages.sent}>
      <NewsletterResponse failure={null} />
    </NewsletterPage>
  );
}
