import { errors } from "../../content/errors.ts";

/** Why a call did not do what was asked, whichever call it was. */
export interface CallFailure {
  type: string;
  message: string;
  /** Empty where the message is all there is to say. */
  details: string;
}

/** Reads the body of an answer in either shape of the contract: type, message, details, or code, reason. */
export function readFailure(body: unknown): CallFailure {
  const error = fieldsOf(fieldsOf(body).get("error"));
  const text = (name: string) => {
    const value = error.get(name);
    return typeof value === "string" ? value : null;
  };
  const type = text("type") ?? text("code");
  const message = text("message") ?? text("reason");
  if (type === null || message === null) return errors.unreadable;
  return { type, message, details: text("details") ?? "" };
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}
