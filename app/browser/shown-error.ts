import { errors } from "../../content/errors.ts";
import { errorReason } from "../../contract/error-reason.ts";
import type { CallFailure } from "./call-failure.ts";
import type { CallName } from "./call-server.ts";

/** Returns whether an error is shown as a dialog or an alert, and its words, from `content/errors.ts` (R-ERROR-3). */
export function shownError(call: CallName, { type, message, details }: CallFailure) {
  if (isAlert(type)) return { as: "alert" as const, text: errors.alerts[type] };
  if (call === "sendEmail") {
    return { as: "dialog" as const, ...errors.sendEmail, heading: errorReason({ message, details }) };
  }
  return { as: "dialog" as const, ...errors[call], heading: message, message: details };
}

function isAlert(type: string): type is keyof typeof errors.alerts {
  return Object.hasOwn(errors.alerts, type);
}
