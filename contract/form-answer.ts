import { type CallError, statusOf } from "./call-error.ts";

/** What a form's page shows when the submitted form was not accepted. */
export interface FormAnswer {
  /**
   * What to correct, or null if the hidden field was filled in (`again`) or the link that led to the page is invalid.
   */
  error: CallError | null;
  /**
   * Whether the hidden field was filled in. The form is shown again with that field empty, so that a person can
   * resubmit it.
   */
  again?: boolean;
  /** The submitted values, by field. */
  entered: Readonly<Record<string, string>>;
}

/** Returns the HTTP status with which the form's page is sent. */
export function statusOfAnswer({ error, again = false }: Pick<FormAnswer, "error" | "again">): number {
  if (error) return statusOf(error);
  return again ? 200 : 404;
}
