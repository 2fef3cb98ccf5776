import { newsletter } from "../../../content/pages/newsletter.ts";
import { formAction } from "../../document/form-action.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Route } from "./+types/newsletter.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";
import { SignupForm } from "./signup-form.tsx";

export const handle = newsletterHandle;

export const meta = pageMeta(newsletter.head);

/** Every signup form posts here when there is no React. */
export const action = formAction;

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { error, entered } = actionData ?? {};
  const wrongAddress = error?.type === "invalid" ? error.details : undefined;
  return (
    <NewsletterPage {...newsletter.pages.signup} title={newsletter.title} text={newsletter.description}>
      {error && <NewsletterResponse failure={error} emptied={entered?.emailaddress === undefined} />}
      <SignupForm page="newsletter" entered={entered?.emailaddress} error={wrongAddress} />
    </NewsletterPage>
  );
}
