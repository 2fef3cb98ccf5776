import { createContext } from "react-router";
import { type CallError, statusOf } from "./call-error.ts";

/** The result of a posted form that did not succeed; its page shows it. */
export interface FormAnswer {
  /** Null if the visitor made no mistake. Then the link is invalid, unless `again` is set. */
  error: CallError | null;
  /** The hidden field was filled in, and a person succeeds by sending again. */
  again?: boolean;
  /** What was typed, by field. */
  entered: Readonly<Record<string, string>>;
}

/** Set by the server when it renders a page. */
export const formAnswerContext = createContext<FormAnswer>();

/** The HTTP status of the page that shows the answer. */
export function statusOfAnswer({ error, again = false }: Pick<FormAnswer, "error" | "again">): number {
  if (error) return statusOf(error);
  return again ? 200 : 404;
}
