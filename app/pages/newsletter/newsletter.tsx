import place from "drawing:letter-signup";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import { formAction } from "../../document/form-action.ts";
import { type MetaPlace, pageMeta } from "../../document/page-meta.ts";
import { OnwardLink } from "../../document/sections/onward-link.tsx";
import type { Route } from "./+types/newsletter.ts";
import { issuesFeedLink } from "./issues/issue-meta.ts";
import { NewsletterPage, newsletterHandle } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";
import { SignupForm } from "./signup-form.tsx";

export const handle = newsletterHandle;

export const meta = (place: MetaPlace) => [...pageMeta(newsletter.head)(place), issuesFeedLink];

/** Every signup form posts here without React. */
export const action = formAction;

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { error, entered, again = false } = actionData ?? {};
  const wrongAddress = error?.type === "invalid" ? error.details : undefined;
  return (
    <NewsletterPage
      place={place}
      {...newsletter.pages.signup}
      title={newsletter.title}
      text={newsletter.description}
    >
      {error && <NewsletterResponse failure={error} emptied={entered?.emailaddress === undefined} />}
      <SignupForm page="newsletter" entered={entered?.emailaddress} error={wrongAddress} again={again} />
      <OnwardLink href={addresses.issues}>{newsletterIssues.read}</OnwardLink>
    </NewsletterPage>
  );
}
