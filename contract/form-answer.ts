import { type CallError, statusOf } from "./call-error.ts";

/** What a page shows after its form was posted without success. */
export interface FormAnswer {
  /** What to correct. Null if the hidden field was filled in (`again`) or the link to the page is invalid. */
  error: CallError | null;
  /** Whether the hidden field was filled in. A person who sends the form again then succeeds. */
  again?: boolean;
  /** The submitted values, by field. */
  entered: Readonly<Record<string, string>>;
}

/** The HTTP status of the page that shows the answer. */
export function statusOfAnswer({ error, again = false }: Pick<FormAnswer, "error" | "again">): number {
  if (error) return statusOf(error);
  return again ? 200 : 404;
}
