import { data, redirect } from "react-router";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { callsContext, readToken } from "../../calls-context.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { Button } from "../../ui/button/button.tsx";
import type { Route } from "./+types/confirm.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";

export const handle = newsletterHandle;

export const meta = () => pageMeta(newsletter.pages.confirm.head, { listed: false });

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await context.get(callsContext).confirmSubscription(readToken(request));
  if (!answer.ok) return data(answer.error, { status: answer.status });
  return redirect(answer.known ? "/newsletter/confirmed" : "/newsletter/expired", 303);
}

/**
 * One button, which no script presses: opening a link in a mail must change nothing, for mail scanners open it too.
 * The form has no action, so it posts to this address with the token in its query.
 */
export default function Confirm({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage {...newsletter.pages.confirm}>
      {actionData && <NewsletterResponse failure={actionData} />}
      <form method="post">
        <Button type="submit" color="success" variant="gradient" size="lg">
          {newsletter.pages.confirm.button}
        </Button>
      </form>
    </NewsletterPage>
  );
}
