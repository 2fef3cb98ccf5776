import { newsletter } from "../../content/newsletter.ts";
import { site } from "../../site.config.ts";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";

export const handle = newsletterHandle;

export const meta = () => [
  { title: `${newsletter.pages.confirmed.title}: ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** After the button of the confirm page, however often it is pressed. */
export default function Confirmed() {
  return <NewsletterPage {...newsletter.pages.confirmed} />;
}
