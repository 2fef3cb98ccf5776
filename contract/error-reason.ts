import type { CallError } from "./call-error.ts";

/** Joins an error's message and details into one string, for responses to the API call `sendEmail`. */
export function errorReason({ message, details }: Pick<CallError, "message" | "details">): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return details === "" ? sentence : `${sentence} ${details}`;
}
