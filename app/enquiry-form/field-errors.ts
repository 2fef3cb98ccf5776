import { contact } from "../../content/pages/contact.ts";
import type { FieldErrors } from "../../contract/call-error.ts";
import { plainAddress } from "../../contract/email-address.ts";
import { parseEmail, parseMessage, parseName } from "../../contract/typed-entries.ts";
import { type ContactEntries, visibleFields } from "./entries.ts";

/** Returns the errors that the server would report at the fields, with the page's own words for empty ones. */
export function fieldErrors(entries: ContactEntries): FieldErrors {
  const { fullname, emailAddress, msg } = entries;
  const parsed = {
    fullname: parseName(fullname, ` <${plainAddress(emailAddress)}>`),
    emailAddress: parseEmail(emailAddress),
    msg: parseMessage(msg),
  };
  const missing: FieldErrors = contact.missing;
  const errors: FieldErrors = {};
  for (const field of visibleFields) {
    const entry = parsed[field];
    const isEmpty = entries[field].trim() === "";
    if (!entry.ok) errors[field] = (isEmpty && missing[field]) || entry.problem;
  }
  return errors;
}
