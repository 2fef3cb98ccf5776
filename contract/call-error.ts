import { site } from "../site.config.ts";
import { type ContactField, contactLabels } from "./contact-fields.ts";

type CallErrorType = "invalid" | "forbidden" | "too-large" | "too-many" | "unavailable" | "internal";

/** The error in the response to a failed API call. All its fields may be shown to the caller. */
export interface CallError {
  type: CallErrorType;
  /** The heading of the error dialog. */
  message: string;
  /** What the caller can do about it. */
  details: string;
  /** Messages about invalid fields, by field name. A visitor can correct them. */
  fields?: FieldErrors;
  /** The HTTP status, if it differs from the default for the error's type. */
  status?: number;
}

export type FieldErrors = Partial<Record<ContactField | "emailaddress", string>>;

/** The error for a request that violates the API contract. @param details what the client must change */
export function invalidCall(details: string): CallError {
  return { type: "invalid", message: "This message could not be read.", details };
}

/** The error for an unsupported method. The response's `Allow` header lists the supported ones. */
export const methodNotTaken: CallError = {
  ...invalidCall("Use one of the methods in the response's Allow header."),
  status: 405,
};

/** The error for fields that the visitor can correct. */
export function invalidFields(fields: FieldErrors): CallError {
  const labels = fieldOrder.filter((field) => fields[field]).map((field) => contactLabels[field]);
  const details = fieldOrder.flatMap((field) => fields[field] ?? []).join(" ");
  return { type: "invalid", message: `Please check: ${labels.join(", ")}`, details, fields };
}

const fieldOrder: readonly ContactField[] = ["fullname", "emailAddress", "msg"];

/** The error for the address in a signup form. */
export function invalidAddress(details: string): CallError {
  return { type: "invalid", message: wrongAddress, details, fields: { emailaddress: details } };
}

const wrongAddress = "Please check your email address.";

/** Returns the messages about fields in an error's text, as {@link invalidFields} or {@link invalidAddress} wrote it. */
export function fieldsNamedIn(
  error: Record<"type" | "message" | "details", string>,
): FieldErrors | undefined {
  const { type, message, details } = error;
  if (type !== "invalid") return;
  if (message === wrongAddress) return { emailaddress: details };
  const anyLabel = fieldOrder.map((field) => contactLabels[field]).join("|");
  const named = fieldOrder.flatMap((field) => {
    const ofField = new RegExp(`${contactLabels[field]}: .+?(?= (?:${anyLabel}): |\\s*$)`);
    return Array.from(ofField.exec(`${message} ${details}`) ?? [], (words) => [field, words]);
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** The default HTTP status for each type of error. */
export const statusOfError: Readonly<Record<CallErrorType, number>> = {
  invalid: 400,
  forbidden: 403,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
  internal: 500,
};

export function statusOf({ type, status }: CallError): number {
  return status ?? statusOfError[type];
}

const otherWays = `or phone ${site.phone.shown} or write to ${site.email}`;

/** The error shown while the server cannot store anything. */
export const unavailable: CallError = {
  type: "unavailable",
  message: "We can't take your message just now.",
  details: `The fault is ours, and nothing you typed is lost. Please send it again in a few minutes, ${otherWays}.`,
};

/** The error for an unexpected fault on the server. */
export const internal: CallError = {
  type: "internal",
  message: "Something went wrong on our side.",
  details: `Nothing you typed is lost. Please send it again in a few minutes, ${otherWays}.`,
};

/** The error for a request body over the size limit. */
export const tooLarge: CallError = {
  type: "too-large",
  message: "This message is too long for the form.",
  // About 7,000 non-English letters reach the limit of 64 KiB, because each can take nine bytes in a URL-encoded form.
  details: `Go back, shorten it to 20,000 characters (7,000 if most are not English letters) and send it again, or write to ${site.email}.`,
};

/** The error for form data that none of the site's own forms could have sent. */
export const unreadForm = invalidCall("Please reload the page, fill in the form and send it again.");
