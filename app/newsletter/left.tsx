import { newsletter } from "../../content/newsletter.ts";
import { site } from "../../site.config.ts";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";

export const handle = newsletterHandle;

export const meta = () => [
  { title: `${newsletter.pages.left.title}: ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** After the button of the unsubscribe page, however often it is pressed. */
export default function Left() {
  return <NewsletterPage {...newsletter.pages.left} />;
}
