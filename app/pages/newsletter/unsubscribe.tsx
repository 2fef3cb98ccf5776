import place from "drawing:letter-unsubscribe";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { Alert } from "../../../kit/alert/alert.tsx";
import { Button } from "../../../kit/button/button.tsx";
import { formAction } from "../../document/form-action.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Route } from "./+types/unsubscribe.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";

export const handle = newsletterHandle;

export const meta = pageMeta(newsletter.pages.unsubscribe.head, { listed: false });

export const action = formAction;

/** A page with one button; opening the link does not unsubscribe. Mail programs post to the same address (RFC 8058). */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage place={place} {...newsletter.pages.unsubscribe}>
      {actionData && (
        <div role="alert">
          <Alert color="warning">
            {actionData.error
              ? `${actionData.error.message} ${actionData.error.details}`
              : newsletter.pages.unsubscribe.unknown}
          </Alert>
        </div>
      )}
      <form method="post">
        <input type="hidden" name="leave" value="yes" />
        <Button type="submit" color="success" variant="gradient" size="lg">
          {newsletter.pages.unsubscribe.button}
        </Button>
      </form>
    </NewsletterPage>
  );
}
