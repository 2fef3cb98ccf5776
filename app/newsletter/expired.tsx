import { newsletter } from "../../content/newsletter.ts";
import { site } from "../../site.config.ts";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";
import { SignupForm } from "./signup-form.tsx";

export const handle = newsletterHandle;

export const meta = () => [
  { title: `${newsletter.pages.expired.title}: ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** A link that is too old, used up or not ours: it says no more than that, and offers a fresh one. */
export default function Expired() {
  return (
    <NewsletterPage {...newsletter.pages.expired}>
      <SignupForm page="newsletter" />
    </NewsletterPage>
  );
}
