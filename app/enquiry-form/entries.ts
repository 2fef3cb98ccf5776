import type { ContactField } from "../../contract/contact-fields.ts";

/** What stands in the fields that a visitor sees, by name. */
export type ContactEntries = Record<ContactField, string>;

export const visibleFields = ["fullname", "emailAddress", "msg"] as const satisfies ContactField[];

export function readEntries(form: HTMLFormElement): ContactEntries {
  const data = new FormData(form);
  const read = (field: ContactField) => String(data.get(field) ?? "");
  return { fullname: read("fullname"), emailAddress: read("emailAddress"), msg: read("msg") };
}

/** Writes into fields that are still empty: what a visitor typed meanwhile is worth more. */
export function fillEntries(form: HTMLFormElement, entries: ContactEntries) {
  for (const field of visibleFields) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value === "") control.value = entries[field];
  }
}
