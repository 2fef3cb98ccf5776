import { errors } from "../content/errors.ts";

/** Why a call did not do what was asked, whichever call it was. */
export interface AnsweredError {
  code: string;
  message: string;
  /** Empty where the message is all there is to say. */
  details: string;
}

/** Reads the body of an answer in either shape of the contract: type, message, details, or code, reason. */
export function readError(body: unknown): AnsweredError {
  const error = fieldsOf(fieldsOf(body).get("error"));
  const text = (name: string) => {
    const value = error.get(name);
    return typeof value === "string" ? value : null;
  };
  const code = text("type") ?? text("code");
  const message = text("message") ?? text("reason");
  if (code === null || message === null) return errors.unreadable;
  return { code, message, details: text("details") ?? "" };
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
