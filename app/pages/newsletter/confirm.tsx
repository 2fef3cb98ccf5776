import place from "drawing:letter-confirm";
import { newsletter } from "../../../content/pages/newsletter.ts";
import type { PageOptions } from "../../../contract/render-page.ts";
import { Button } from "../../../kit/button/button.tsx";
import { pageMeta } from "../../document/page-meta.ts";
import { NewsletterPage, newsletterLayout } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";

export const layout = newsletterLayout;

export const meta = pageMeta(newsletter.pages.confirm, { listed: false });

/**
 * A page with one button. Opening the page must not confirm the signup, because email scanners open links too. The form
 * has no action, so it posts to the page's own URL, which contains the token.
 */
export default function Confirm({ answer }: PageOptions) {
  return (
    <NewsletterPage place={place} {...newsletter.pages.confirm}>
      {answer?.error && <NewsletterResponse failure={answer.error} />}
      <form method="post">
        <Button type="submit" color="success" variant="gradient" size="lg">
          {newsletter.pages.confirm.button}
        </Button>
      </form>
    </NewsletterPage>
  );
}
