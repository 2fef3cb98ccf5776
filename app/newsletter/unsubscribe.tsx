import { newsletter } from "../../content/newsletter.ts";
import { site } from "../../site.config.ts";
import { Button } from "../ui/button.tsx";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";

export const handle = newsletterHandle;

export const meta = () => [
  { title: `${newsletter.pages.unsubscribe.title}: ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** One button; opening the link changes nothing. Mail programs post to the same address by themselves (RFC 8058). */
export default function Unsubscribe() {
  return (
    <NewsletterPage {...newsletter.pages.unsubscribe}>
      <form method="post">
        <Button type="submit" color="success" variant="gradient" size="lg">
          {newsletter.pages.unsubscribe.button}
        </Button>
      </form>
    </NewsletterPage>
  );
}
