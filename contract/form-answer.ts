import { createContext } from "react-router";
import { type CallError, statusOf } from "./call-error.ts";

/** What a posted form that did not go its way is answered with; its page shows it. */
export interface FormAnswer {
  /** Null: no mistake of whoever pressed the button. The link is none of ours, or the hidden field was filled in. */
  error: CallError | null;
  /** What was typed, by name of the field. */
  entered: Readonly<Record<string, string>>;
}

/** Set by the server for each page that it renders. */
export const formAnswerContext = createContext<FormAnswer>();

/** The HTTP status of the page that shows it. */
export function statusOfAnswer({ error }: Pick<FormAnswer, "error">): number {
  return error ? statusOf(error) : 404;
}
