import type { Locator } from "@playwright/test";
import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

const forms = [
  ["/sections/input-areas/newsletters", "Newsletter 1", ["Enter your email"]],
  ["/sections/input-areas/newsletters", "Newsletter 2", ["Enter your email"]],
  [
    "/sections/input-areas/contact-sections",
    "Contact One",
    ["Full Name", "Email", "What can we help you with?"],
  ],
  [
    "/sections/input-areas/contact-sections",
    "Contact Two",
    ["My name is", "I'm looking for", "Your message"],
  ],
  ["/sections/input-areas/forms", "Simple", ["First Name", "Last Name", "Email Address", "Your message"]],
  ["/sections/input-areas/forms", "Context", ["First Name", "Last Name", "Email Address", "Your message"]],
] as const;

for (const [address, title, fields] of forms) {
  for (const javaScriptEnabled of [true, false]) {
    const scripts = `JavaScript ${javaScriptEnabled ? "on" : "off"}`;
    test(`${title} of ${address} sends nothing and loses nothing (${scripts})`, async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
      const page = await context.newPage();
      await page.goto(address, { waitUntil: "networkidle" });
      const form = previewOf(page, title).locator("form");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest() || request.method() !== "GET") sent.push(request.url());
      });
      for (const field of fields) await fieldNamed(form, field).fill(entryFor(field));
      await form.getByRole("button").press("Enter");
      await fieldNamed(form, fields[0]).press("Enter");
      for (const field of fields) await expect(fieldNamed(form, field)).toHaveValue(entryFor(field));
      await expect(page).toHaveURL(address);
      expect(sent).toEqual([]);
      await context.close();
    });
  }
}

test("an incomplete form leads to the first field that is wrong", async ({ page }) => {
  await page.goto("/sections/input-areas/forms");
  const form = previewOf(page, "Simple").locator("form");
  await fieldNamed(form, "First Name").fill("Mira");
  await form.getByRole("button").press("Enter");
  await expect(fieldNamed(form, "Last Name")).toBeFocused();
});

test("the forms have four rows for the message and an agreement that is on, which Space turns off", async ({
  page,
}) => {
  await page.goto("/sections/input-areas/forms");
  for (const title of ["Simple", "Context"]) {
    const form = previewOf(page, title).locator("form");
    await expect(fieldNamed(form, "Your message")).toHaveAttribute("rows", "4");
    const agreement = form.getByRole("switch", { name: "I agree to the Terms and Conditions" });
    await expect(agreement).toBeChecked();
    await agreement.press("Space");
    await expect(agreement).not.toBeChecked();
    const [button, whole] = [
      await form.getByRole("button", { name: "Send Message" }).boundingBox(),
      await form.boundingBox(),
    ];
    expect(button?.width).toBe(whole?.width);
  }
});

test("the contact sections have six rows for the message, and four social buttons that lead nowhere", async ({
  page,
}) => {
  await page.goto("/sections/input-areas/contact-sections");
  const two = previewOf(page, "Contact Two");
  await expect(two.getByRole("heading", { level: 3 })).toHaveText(["Say Hi!", "Contact information"]);
  await expect(two.getByRole("textbox", { name: "Your message" })).toHaveAttribute("rows", "6");
  await expect(previewOf(page, "Contact One").locator("textarea")).toHaveAttribute("rows", "6");
  for (const name of ["Facebook", "Twitter", "Dribbble", "Instagram"]) {
    await expect(two.getByRole("link", { name })).toHaveAttribute("href", "#contact-two");
  }
});

test("each form says once that it sends nothing", async ({ page }) => {
  for (const [address, title] of forms) {
    await page.goto(address);
    await expect(previewOf(page, title).getByText(/^A sample: .*nothing/)).toHaveCount(1);
  }
});

function fieldNamed(form: Locator, name: string) {
  return form.getByRole("textbox", { name: new RegExp(`^${name.replace("?", "\\?")}`) });
}

function entryFor(field: string): string {
  return /email/i.test(field) ? "mira@karst.example" : `Something for ${field}`;
}
