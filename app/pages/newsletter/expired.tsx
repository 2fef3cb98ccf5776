import place from "drawing:letter-expired";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NewsletterPage, newsletterLayout } from "./page.tsx";
import { SignupForm } from "./signup-form.tsx";

export const layout = newsletterLayout;

export const meta = pageMeta(newsletter.pages.expired, { listed: false });

/** Shown for an expired, used or invalid link; the text does not say which. Offers a new link. */
export default function Expired() {
  return (
    <NewsletterPage place={place} {...newsletter.pages.expired}>
      <SignupForm page="newsletter" />
    </NewsletterPage>
  );
}
