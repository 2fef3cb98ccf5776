import { newsletter } from "../../content/newsletter.ts";
import { pageMeta } from "../page-meta.ts";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";

export const handle = newsletterHandle;

export const meta = () => pageMeta(newsletter.pages.left.head, { listed: false });

/** After the button of the unsubscribe page, however often it is pressed. */
export default function Left() {
  return <NewsletterPage {...newsletter.pages.left} />;
}
