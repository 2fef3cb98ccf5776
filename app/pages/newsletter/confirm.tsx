import place from "drawing:letter-confirm";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { Button } from "../../../kit/button/button.tsx";
import { formAction } from "../../document/form-action.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Route } from "./+types/confirm.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";

export const handle = newsletterHandle;

export const meta = pageMeta(newsletter.pages.confirm.head, { listed: false });

export const action = formAction;

/**
 * A page with one button. Opening the link must not confirm, because mail scanners open links too. The form has no
 * action, so it posts to its own address with the token in the query.
 */
export default function Confirm({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage place={place} {...newsletter.pages.confirm}>
      {actionData?.error && <NewsletterResponse failure={actionData.error} />}
      <form method="post">
        <Button type="submit" color="success" variant="gradient" size="lg">
          {newsletter.pages.confirm.button}
        </Button>
      </form>
    </NewsletterPage>
  );
}
