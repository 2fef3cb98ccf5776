import place from "drawing:letter-unsubscribe";
import { newsletter } from "../../../content/pages/newsletter.ts";
import type { PageOptions } from "../../../contract/render-page.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { OneButtonForm } from "./one-button-form.tsx";
import { NewsletterPage, newsletterLayout } from "./page.tsx";

export const layout = newsletterLayout;

export const meta = pageMeta(newsletter.pages.unsubscribe.head, { listed: false });

/** A page with one button. Email clients with one-click unsubscribe post to the same URL (RFC 8058). */
export default function Unsubscribe({ answer }: PageOptions) {
  return (
    <NewsletterPage place={place} {...newsletter.pages.unsubscribe}>
      <OneButtonForm {...newsletter.pages.unsubscribe} name="leave" answered={answer} />
    </NewsletterPage>
  );
}
