import place from "drawing:letter-unsubscribe";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { formAction } from "../../document/form-action.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Route } from "./+types/unsubscribe.ts";
import { OneButtonForm } from "./one-button-form.tsx";
import { NewsletterPage, newsletterHandle } from "./page.tsx";

export const handle = newsletterHandle;

export const meta = pageMeta(newsletter.pages.unsubscribe.head, { listed: false });

export const action = formAction;

/** A page with one button. Mail programs post to the same address (RFC 8058). */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage place={place} {...newsletter.pages.unsubscribe}>
      <OneButtonForm {...newsletter.pages.unsubscribe} name="leave" answered={actionData} />
    </NewsletterPage>
  );
}
