import type { CallError } from "./call-error.ts";

/** Joins message and details of an error to one text, which the call `sendEmail` returns. */
export function errorReason({ message, details }: Pick<CallError, "message" | "details">): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return details === "" ? sentence : `${sentence} ${details}`;
}
