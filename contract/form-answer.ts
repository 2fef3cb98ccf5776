import { createContext } from "react-router";
import { type CallError, statusOf } from "./call-error.ts";

/** What a posted form that did not go its way is answered with; its page shows it. */
export interface FormAnswer {
  /** Null: no mistake of whoever pressed the button. The link is none of ours, unless the form asks `again`. */
  error: CallError | null;
  /** The hidden field was filled in: a person gets through by pressing once more. */
  again?: boolean;
  /** What was typed, by name of the field. */
  entered: Readonly<Record<string, string>>;
}

/** Set by the server for each page that it renders. */
export const formAnswerContext = createContext<FormAnswer>();

/** The HTTP status of the page that shows it. */
export function statusOfAnswer({ error, again = false }: Pick<FormAnswer, "error" | "again">): number {
  if (error) return statusOf(error);
  return again ? 200 : 404;
}
