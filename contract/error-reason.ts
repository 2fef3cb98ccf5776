import type { CallError } from "./call-error.ts";

/** All that an error has to say as the one text of `sendEmail`, in whole sentences. */
export function errorReason({ message, details }: Pick<CallError, "message" | "details">): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return details === "" ? sentence : `${sentence} ${details}`;
}
