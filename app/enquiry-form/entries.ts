import type { ContactField } from "../../contract/contact-fields.ts";

/** The values of the visible fields, by name. */
export type ContactEntries = Record<ContactField, string>;

export const visibleFields = ["fullname", "emailAddress", "msg"] as const satisfies ContactField[];

export function readEntries(form: HTMLFormElement): ContactEntries {
  const data = new FormData(form);
  const read = (field: ContactField) => String(data.get(field) ?? "");
  return { fullname: read("fullname"), emailAddress: read("emailAddress"), msg: read("msg") };
}

/** Fills in empty fields only, so that it never overwrites what the visitor has typed. */
export function fillEntries(form: HTMLFormElement, entries: ContactEntries) {
  for (const field of visibleFields) {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value === "") control.value = entries[field];
  }
}
