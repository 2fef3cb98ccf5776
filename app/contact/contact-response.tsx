import { contact } from "../../content/contact.ts";
import { addresses } from "../addresses.ts";
import coreSample from "../art/drawn/core-sample.svg";
import type { CallFailure } from "../call-server.ts";
import { ResponseDialog } from "../ui/response-dialog.tsx";

export interface Outcome {
  /** Null when the enquiry is stored. */
  failure: CallFailure | null;
}

/** The dialog that answers the contact form; closing it leads home, after a success and after a failure. */
export function ContactResponse({ failure }: Outcome) {
  if (!failure) {
    return (
      <ResponseDialog
        {...contact.success}
        state="info"
        closeHref={addresses.presentation}
        closeNote={contact.closeNote}
        picture={{ src: coreSample, width: 132, height: 231 }}
      />
    );
  }
  return (
    <ResponseDialog
      title={contact.failure.title}
      heading={failure.message}
      message={failure.details}
      state="warning"
      closeHref={addresses.presentation}
      closeNote={contact.closeNoteAfterFailure}
    />
  );
}
