import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import coreSample from "../../illustrations/drawn/core-sample.svg?picture";
import { ResponseDialog } from "../../kit/response-dialog/response-dialog.tsx";
import type { CallFailure } from "../browser/call-failure.ts";
import { ErrorResponse } from "../browser/error-response.tsx";
import type { ContactDesk } from "./desks.ts";

export interface Outcome {
  /** Null when the enquiry is stored. */
  failure: CallFailure | null;
  /** Whether the page's form does not show what was typed, after a form without JavaScript. */
  emptied?: boolean;
}

/** What answers a contact form: a dialog that leads home when it is closed, after a success and after a failure. */
export function ContactResponse({ failure, emptied = false, call }: Outcome & Pick<ContactDesk, "call">) {
  if (!failure) {
    return (
      <ResponseDialog
        {...contact.success}
        state="info"
        closeHref={addresses.presentation}
        closeNote={contact.closeNote}
        picture={coreSample}
      />
    );
  }
  return (
    <ErrorResponse
      call={call}
      failure={failure}
      closeHref={addresses.presentation}
      closeNote={emptied ? contact.closeNoteEmptied : contact.closeNoteAfterFailure}
    />
  );
}
