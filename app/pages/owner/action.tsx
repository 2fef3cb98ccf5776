import mailroom from "drawing:letter-confirmed";
import valve from "drawing:letter-unsubscribe";
import { owner } from "../../../content/pages/owner.ts";
import { issueActions, ownerActionAt } from "../../../contract/owner-actions.ts";
import type { PageOptions } from "../../../contract/render-page.ts";
import { usePageAddress } from "../../document/page-address.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { OneButtonForm } from "../newsletter/one-button-form.tsx";
import { NewsletterPage, newsletterLayout } from "../newsletter/page.tsx";

export const layout = newsletterLayout;

export const meta = (address: string) => pageMeta(owner.head(wordsAt(address)), { listed: false })(address);

/** The page opened by a link in an email to the site owner. Its button performs the action. */
export default function OwnerAction({ answer }: PageOptions) {
  const address = usePageAddress();
  const words = wordsAt(address);
  const isOfIssue = issueActions.some((action) => action === ownerActionAt(address));
  return (
    <NewsletterPage place={isOfIssue ? valve : mailroom} {...words} ground={owner.ground}>
      <OneButtonForm button={words.button} name="act" answered={answer} unknown={owner.unknown} />
      <p>{owner.leave}</p>
    </NewsletterPage>
  );
}

function wordsAt(address: string) {
  return owner.actions[ownerActionAt(address)];
}
