import coreSample from "drawing:core-sample";
import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import { ResponseDialog } from "../../kit/response-dialog/response-dialog.tsx";
import { ErrorResponse } from "../browser/error-response.tsx";
import type { Outcome } from "../browser/use-submit.ts";
import type { ContactFormVariant } from "./form-variants.ts";

/** The result of sending a contact form: an alert, or a dialog that leads to the home page when it is closed. */
export function ContactResponse({
  failure,
  emptied = false,
  call,
}: Outcome & Pick<ContactFormVariant, "call">) {
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
