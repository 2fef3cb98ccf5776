// R-SUPPORT-1 to R-SUPPORT-3, R-ERROR-4, R-ERROR-5, R-SPAM-2

import { errors } from "../../content/errors.ts";
import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import { honeypotField } from "../../contract/honeypot.ts";
import { site as company } from "../../site.config.ts";
import { fields, fill, open } from "../contact-form.ts";
import { waitForHydration } from "../showcase/showcase-page.ts";
import { expect, test } from "../site.ts";
import { arrived, stored } from "../stored-enquiries.ts";

const address = addresses.support;
const { send, success } = contact;
const { title: failed, action: tryAgain } = errors.sendEmail;

// `contact.spec.ts` tests what the support form shares with the contact form.
test.describe("the support desk", () => {
  test("sends to sendEmail, shows a thank-you dialog, leads to the home page, and reaches the owner's inbox", async ({
    page,
    site,
  }) => {
    await open(page, address);
    await fill(page, { name: "Sam Support", email: "sam@support.example", message: "The till sleeps." });
    const call = page.waitForRequest("**/api/sendEmail");
    await page.getByRole("button", { name: send }).click();
    const request = await call;
    expect(request.postDataJSON()).toEqual({
      to: company.email,
      from: "Sam Support <sam@support.example>",
      replyTo: "sam@support.example",
      subject: "Contact Form",
      text: "The till sleeps.",
    });
    expect(request.headers()["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
    const dialog = page.getByRole("dialog", { name: success.heading });
    await expect(dialog.getByText(success.title, { exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    const mail = await arrived(site, "Sam Support");
    expect(mail.replyTo).toEqual([{ name: "Sam Support", address: "sam@support.example" }]);
    expect(mail.to?.map(({ address }) => address)).toEqual([company.mail.contactTo]);
    expect(mail.text).toContain("The till sleeps.");
    expect(stored(site, "Sam Support")).toEqual(["sendEmail"]);
  });

  test("asks to press Send again if the honeypot is filled, and then sends", async ({ page, site }) => {
    await open(page, address);
    await fill(page, { name: "Flo Filler", email: "flo@filler.example", message: "The till sleeps." });
    await page.locator(`[name=${honeypotField}]`).fill("https://filler.example");
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByText(contact.again)).toBeVisible();
    await expect(page.getByRole("button", { name: send })).toBeFocused();
    expect(site.inbox.received.filter(({ raw }) => raw.includes("Flo Filler"))).toEqual([]);
    await waitForHydration(page);
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("dialog", { name: success.heading })).toBeVisible();
    await arrived(site, "Flo Filler");
  });

  test("shows an error when the server does not answer, leads to the home page, and restores the entries", async ({
    page,
    context,
  }) => {
    await open(page, address);
    await fill(page, { name: "Ola Offline", email: "ola@offline.example", message: "In a tunnel." });
    await context.setOffline(true);
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: errors.unreachable.message });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible();
    await expect(page.getByText(success.title)).toHaveCount(0);
    await context.setOffline(false);
    await dialog.getByRole("link", { name: tryAgain }).click();
    await expect(page).toHaveURL("/");

    await open(page, addresses.contact);
    await expect(fields(page).message).toHaveValue("");
    await page.goto(address);
    await expect(page.getByText(contact.restored)).toBeVisible();
    await expect(fields(page).name).toHaveValue("Ola Offline");
    await expect(fields(page).email).toHaveValue("ola@offline.example");
    await expect(fields(page).message).toHaveValue("In a tunnel.");
  });

  test("shows an error as an alert if the catalogue lists it as one", async ({ page }) => {
    // Responds in place of the server, because the server never sends this error code.
    await page.route("**/api/sendEmail", (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: "todos.updateText.unauthorized", reason: "Not allowed" } },
      }),
    );
    await open(page, address);
    await fill(page, { name: "Tom Todo", email: "tom@todo.example", message: "" });
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("alert")).toHaveText(errors.alerts["todos.updateText.unauthorized"]);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });
});
