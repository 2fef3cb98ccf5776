import { contact } from "../../content/contact.ts";
import { addresses } from "../addresses.ts";
import type { AnsweredError } from "../answered-error.ts";
import coreSample from "../art/drawn/core-sample.svg";
import { shownError } from "../shown-error.ts";
import { Alert } from "../ui/alert.tsx";
import { ResponseDialog } from "../ui/response-dialog.tsx";
import type { ContactDesk } from "./contact-desks.ts";

export interface Outcome {
  /** Null when the enquiry is stored. */
  failure: AnsweredError | null;
}

/** What answers a contact form: a dialog that leads home when it is closed, after a success and after a failure. */
export function ContactResponse({ failure, call }: Outcome & Pick<ContactDesk, "call">) {
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
  const { as, ...shown } = shownError(call, failure);
  if ("text" in shown) {
    return (
      <div role="alert">
        <Alert color="danger">{shown.text}</Alert>
      </div>
    );
  }
  return (
    <ResponseDialog
      {...shown}
      state="warning"
      closeHref={addresses.presentation}
      closeNote={contact.closeNoteAfterFailure}
    />
  );
}
