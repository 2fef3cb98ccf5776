import { contact } from "../../content/pages/contact.ts";
import type { FieldErrors } from "../../contract/call-error.ts";
import type { ContactEntries } from "./entries.ts";

/** Returns an error for each required field that is empty. The server does all other validation. */
export function missingFields(entries: ContactEntries): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ["fullname", "emailAddress"] as const) {
    if (entries[field].trim() === "") errors[field] = contact.missing[field];
  }
  return errors;
}
