import type { CallError } from "./call-error.ts";

/** Joins an error's message and details into one text, which the call `sendEmail` returns. */
export function errorReason({ message, details }: Pick<CallError, "message" | "details">): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return details === "" ? sentence : `${sentence} ${details}`;
}
