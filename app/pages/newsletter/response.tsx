import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import { ResponseDialog } from "../../../kit/response-dialog/response-dialog.tsx";
import type { CallFailure } from "../../browser/call-failure.ts";
import { ErrorResponse } from "../../browser/error-response.tsx";

export interface NewsletterResponseProps {
  /** Null when the signup was taken. */
  failure: CallFailure | null;
  /** Whether the page's form does not show what was typed. */
  emptied?: boolean;
  /** Where there is React the dialog closes over the page it came from. */
  onClose?: () => void;
}

/** The dialog that answers a signup. */
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
