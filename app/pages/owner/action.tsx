import mailroom from "drawing:letter-confirmed";
import valve from "drawing:letter-unsubscribe";
import { owner } from "../../../content/pages/owner.ts";
import { issueActions, ownerActionAt } from "../../../contract/owner-actions.ts";
import { formAction } from "../../document/form-action.ts";
import { addressIn, usePageAddress } from "../../document/page-address.ts";
import { type MetaPlace, pageMeta } from "../../document/page-meta.ts";
import { OneButtonForm } from "../newsletter/one-button-form.tsx";
import { NewsletterPage, newsletterHandle } from "../newsletter/page.tsx";
import type { Route } from "./+types/action.ts";

export const handle = newsletterHandle;

export const meta = (place: MetaPlace) =>
  pageMeta(wordsAt(addressIn(place.location.pathname)).head, { listed: false })(place);

export const action = formAction;

/** A page with one button. */
export default function OwnerAction({ actionData }: Route.ComponentProps) {
  const address = usePageAddress();
  const words = wordsAt(address);
  const isOfIssue = issueActions.some((action) => action === ownerActionAt(address));
  return (
    <NewsletterPage place={isOfIssue ? valve : mailroom} {...words} ground={owner.ground}>
      <OneButtonForm button={words.button} name="act" answered={actionData} unknown={owner.unknown} />
      <p>{owner.leave}</p>
    </NewsletterPage>
  );
}

function wordsAt(address: string) {
  return owner.actions[ownerActionAt(address)];
}
