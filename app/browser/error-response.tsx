import { Alert } from "../../kit/alert/alert.tsx";
import { ResponseDialog, type ResponseDialogProps } from "../../kit/response-dialog/response-dialog.tsx";
import type { CallFailure } from "./call-failure.ts";
import type { CallName } from "./call-server.ts";
import { shownError } from "./shown-error.ts";

export interface ErrorResponseProps extends Pick<ResponseDialogProps, "closeHref" | "closeNote" | "onClose"> {
  call: CallName;
  failure: CallFailure;
}

/** Shows the error of a failed request in a dialog or as an alert, as `content/errors.ts` specifies. */
export function ErrorResponse({ call, failure, ...closing }: ErrorResponseProps) {
  const shown = shownError(call, failure);
  if (shown.as === "alert") {
    return (
      <div role="alert">
        <Alert color="danger">{shown.text}</Alert>
      </div>
    );
  }
  const { as: _, ...words } = shown;
  return <ResponseDialog {...words} {...closing} state="warning" />;
}
