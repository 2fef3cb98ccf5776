import place from "drawing:letter-signup";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import type { PageOptions } from "../../../contract/render-page.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { OnwardLink } from "../../document/sections/onward-link.tsx";
import { issuesFeedLink } from "./issues/issue-meta.ts";
import { NewsletterPage, newsletterLayout } from "./page.tsx";
import { NewsletterResponse } from "./response.tsx";
import { SignupForm } from "./signup-form.tsx";

export const layout = newsletterLayout;

export const meta = (address: string) => [...pageMeta(newsletter.head)(address), issuesFeedLink];

export default function Newsletter({ answer }: PageOptions) {
  const { error, entered, again = false } = answer ?? {};
  const wrongAddress = error?.fields?.emailaddress;
  return (
    <NewsletterPage
      place={place}
      {...newsletter.pages.signup}
      title={newsletter.title}
      text={newsletter.description}
    >
      {error && !wrongAddress && (
        <NewsletterResponse failure={error} emptied={entered?.emailaddress === undefined} />
      )}
      <SignupForm page="newsletter" entered={entered?.emailaddress} error={wrongAddress} again={again} />
      <OnwardLink href={addresses.issues}>{newsletterIssues.read}</OnwardLink>
    </NewsletterPage>
  );
}
