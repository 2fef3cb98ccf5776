import type { CallError } from "./call-error.ts";

/** The whole error as one text, which is the format of `sendEmail`. */
export function errorReason({ message, details }: Pick<CallError, "message" | "details">): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return details === "" ? sentence : `${sentence} ${details}`;
}
