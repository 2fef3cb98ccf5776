import { data, redirect } from "react-router";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { callsContext, readToken } from "../../calls-context.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button } from "../../ui/button/button.tsx";
import type { Route } from "./+types/unsubscribe.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";

export const handle = newsletterHandle;

export const meta = () => pageMeta(newsletter.pages.unsubscribe.head, { listed: false });

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await context.get(callsContext).leaveList(readToken(request));
  if (!answer.ok) {
    const { message, details } = answer.error;
    return data({ problem: `${message} ${details}` }, { status: answer.status });
  }
  if (!answer.known) return data({ problem: newsletter.pages.unsubscribe.unknown });
  return redirect("/newsletter/left", 303);
}

/** One button; opening the link changes nothing. Mail programs post to the same address by themselves (RFC 8058). */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage {...newsletter.pages.unsubscribe}>
      {actionData && (
        <div role="alert">
          <Alert color="warning">{actionData.problem}</Alert>
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
