import { contact } from "../../content/pages/contact.ts";
import type { FieldErrors } from "../../contract/call-error.ts";
import type { ContactEntries } from "./entries.ts";

/** What the page can tell before it sends: the server alone decides whether an entry will do. */
export function missingFields(entries: ContactEntries): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ["fullname", "emailAddress"] as const) {
    if (entries[field].trim() === "") errors[field] = contact.missing[field];
  }
  return errors;
}
