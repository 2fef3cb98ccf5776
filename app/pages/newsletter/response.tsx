import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import { ResponseDialog } from "../../../kit/response-dialog/response-dialog.tsx";
import { ErrorResponse } from "../../browser/error-response.tsx";
import type { Outcome } from "../../browser/use-submit.ts";

export interface NewsletterResponseProps extends Outcome {
  /** Closes the dialog without leaving the page. Requires React. */
  onClose?: () => void;
}

/** The result of a signup, shown in a dialog or as an alert. */
export function NewsletterResponse({ failure, emptied = false, onClose }: NewsletterResponseProps) {
  const close = onClose
    ? { onClose }
    : { closeNote: emptied ? newsletter.closeNoteEmptied : newsletter.closeNote };
  if (!failure) {
    return (
      <ResponseDialog {...newsletter.success} {...close} state="success" closeHref={addresses.presentation} />
    );
  }
  return (
    <ErrorResponse call="addSubscriber" failure={failure} {...close} closeHref={addresses.presentation} />
  );
}
