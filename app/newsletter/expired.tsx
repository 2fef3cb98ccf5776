import { newsletter } from "../../content/newsletter.ts";
import { pageMeta } from "../page-meta.ts";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";
import { SignupForm } from "./signup-form.tsx";

export const handle = newsletterHandle;

export const meta = () => pageMeta(newsletter.pages.expired.head, { listed: false });

/** A link that is too old, used up or not ours: it says no more than that, and offers a fresh one. */
export default function Expired() {
  return (
    <NewsletterPage {...newsletter.pages.expired}>
      <SignupForm page="newsletter" />
    </NewsletterPage>
  );
}
