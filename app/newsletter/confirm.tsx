import { newsletter } from "../../content/newsletter.ts";
import { site } from "../../site.config.ts";
import { Button } from "../ui/button.tsx";
import { NewsletterPage, newsletterHandle } from "./newsletter-page.tsx";

export const handle = newsletterHandle;

export const meta = () => [
  { title: `${newsletter.pages.confirm.title}: ${site.name}` },
  { name: "robots", content: "noindex" },
];

/**
 * One button, which no script presses: opening a link in a mail must change nothing, for mail scanners open it too.
 * The form has no action, so it posts to this address with the token in its query.
 */
export default function Confirm() {
  return (
    <NewsletterPage {...newsletter.pages.confirm}>
      <form method="post">
        <Button type="submit" color="success" variant="gradient" size="lg">
          {newsletter.pages.confirm.button}
        </Button>
      </form>
    </NewsletterPage>
  );
}
