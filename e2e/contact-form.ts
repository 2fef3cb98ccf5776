import type { Page } from "@playwright/test";
import { contact } from "../content/pages/contact.ts";
import { support } from "../content/pages/support.ts";
import { waitForHydration } from "./showcase/showcase-page.ts";

const { fullname, emailAddress, msg } = contact.fields;

/** Finds the fields of a contact form by their labels. */
export function fields(page: Page) {
  return {
    name: page.getByLabel(fullname.label),
    email: page.getByRole("textbox", { name: emailAddress.label }),
    message: page.getByLabel(msg.label).or(page.getByLabel(support.message.label)),
  };
}

/** Opens a page with a contact form and waits for hydration, before which React does not validate the fields. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
}

export async function fill(page: Page, entries: { name: string; email: string; message: string }) {
  const { name, email, message } = fields(page);
  await name.fill(entries.name);
  await email.fill(entries.email);
  await message.fill(entries.message);
}
