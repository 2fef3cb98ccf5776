import { data, redirect } from "react-router";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { callsContext, readForm } from "../../calls-context.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Route } from "./+types/newsletter.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";
import { SignupForm } from "./signup-form.tsx";

export const handle = newsletterHandle;

export const meta = () => pageMeta(newsletter.head);

/** Every signup form posts here when there is no React. */
export async function action({ request, context }: Route.ActionArgs) {
  const entered = await readForm(request);
  const answer = await context.get(callsContext).addSubscriber(entered);
  if (answer.ok) return redirect("/newsletter/sent", 303);
  return data({ error: answer.error, entered: entered.emailaddress }, { status: answer.status });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const wrongAddress = actionData?.error.type === "invalid" ? actionData.error.details : undefined;
  return (
    <NewsletterPage {...newsletter.pages.signup} title={newsletter.title} text={newsletter.description}>
      {actionData && (
        <NewsletterResponse failure={actionData.error} emptied={actionData.entered === undefined} />
      )}
      <SignupForm page="newsletter" entered={actionData?.entered} error={wrongAddress} />
    </NewsletterPage>
  );
}
