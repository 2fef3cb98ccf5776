import { newsletter } from "../../content/newsletter.ts";
import { site } from "../../site.config.ts";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";
import { NewsletterResponse } from "./newsletter-response.tsx";

export const handle = newsletterHandle;

export const meta = () => [
  { title: `${newsletter.pages.sent.title}: ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Answers a signup form that was posted without JavaScript. */
export default function Sent() {
  return (
    <NewsletterPage {...newsletter.pages.sent}>
      <NewsletterResponse failure={null} />
    </NewsletterPage>
  );
}
