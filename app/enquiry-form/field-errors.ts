import { contact } from "../../content/pages/contact.ts";
import type { FieldErrors } from "../../contract/call-error.ts";
import { contactLabels } from "../../contract/contact-fields.ts";
import type { CallFailure } from "../browser/call-failure.ts";
import { type ContactEntries, visibleFields } from "./entries.ts";

/** What the page can tell before it sends: the server alone decides whether an entry will do. */
export function missingFields(entries: ContactEntries): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ["fullname", "emailAddress"] as const) {
    if (entries[field].trim() === "") errors[field] = contact.missing[field];
  }
  return errors;
}

/** What the server says of each field: a call answers in one text, in which the fields' labels stand. */
export function refusedFields({ type, message, details }: CallFailure): FieldErrors {
  if (type !== "invalid") return {};
  const labels = Object.values(contactLabels).join("|");
  const sentences = `${message} ${details}`.matchAll(
    new RegExp(`(${labels}): .+?(?=\\s*$| (?:${labels}): )`, "gs"),
  );
  const errors: FieldErrors = {};
  for (const [sentence, label] of sentences) {
    const field = visibleFields.find((each) => contactLabels[each] === label);
    if (field) errors[field] = sentence;
  }
  return errors;
}
