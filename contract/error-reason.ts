import type { CallError } from "./call-error.ts";

/** The whole error as the one text of `sendEmail`. */
export function errorReason({ message, details }: Pick<CallError, "message" | "details">): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return details === "" ? sentence : `${sentence} ${details}`;
}
