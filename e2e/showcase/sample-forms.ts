import type { Locator, Page } from "@playwright/test";
import { expect } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

/** The forms of the showcase, by page. */
export const sampleForms = {
  newsletters: { "Newsletter 1": ["Enter your email"], "Newsletter 2": ["Enter your email"] },
  "contact-sections": {
    "Contact One": ["Full Name", "Email", "What can we help you with?"],
    "Contact Two": ["My name is", "I'm looking for", "Your message"],
  },
  forms: {
    Simple: ["First Name", "Last Name", "Email Address", "Your message"],
    Context: ["First Name", "Last Name", "Email Address", "Your message"],
  },
};

/** Fills and sends each form: the page stays, nothing goes out, and what was written stays too. */
export async function expectFormsSendNothing(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.method() !== "GET") sent.push(request.url());
  });
  for (const [name, forms] of Object.entries(sampleForms)) {
    const address = `/sections/input-areas/${name}`;
    await page.goto(address);
    sent.length = 0;
    for (const [title, fields] of Object.entries(forms)) {
      const form = previewOf(page, title).locator("form");
      for (const field of fields) await fieldNamed(form, field).fill(entryFor(field));
      await form.getByRole("button").press("Enter");
      await form.getByRole("textbox").first().press("Enter");
      for (const field of fields) await expect(fieldNamed(form, field)).toHaveValue(entryFor(field));
    }
    await expect(page).toHaveURL(address);
    expect(sent).toEqual([]);
  }
}

export function fieldNamed(form: Locator, name: string) {
  return form.getByRole("textbox", { name: new RegExp(`^${name.replace("?", "\\?")}`) });
}

function entryFor(field: string): string {
  return /email/i.test(field) ? "mira@karst.example" : `Something for ${field}`;
}
