import { errors } from "../../content/errors.ts";
import { type FieldErrors, fieldsNamedIn } from "../../contract/call-error.ts";

export interface CallFailure {
  type: string;
  message: string;
  /** Empty if there is nothing to add to `message`. */
  details: string;
  /** What the visitor can correct, by field name. */
  fields?: FieldErrors | undefined;
}

/** Parses the body of an error response, whose `error` is `{ type, message, details }` or `{ code, reason }`. */
export function readFailure(body: unknown): CallFailure {
  const error = fieldsOf(fieldsOf(body).get("error"));
  const text = (name: string) => {
    const value = error.get(name);
    return typeof value === "string" ? value : null;
  };
  const type = text("type") ?? text("code");
  const message = text("message") ?? text("reason");
  if (type === null || message === null) return errors.unreadable;
  const failure = { type, message, details: text("details") ?? "" };
  return { ...failure, fields: fieldsNamedIn(failure) };
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
