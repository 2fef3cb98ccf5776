// R-CONTACT-7 to R-CONTACT-14, R-PAGE-6
import { errors } from "../../content/errors.ts";
import { contact } from "../../content/pages/contact.ts";
import { site as company } from "../../site.config.ts";
import { fields, fill, open } from "../contact-form.ts";
import { lockDatabase } from "../lock-database.ts";
import { expect, test } from "../site.ts";
import { arrived, stored } from "../stored-enquiries.ts";

const { send, success, answered } = contact;
const failed = errors.sendContactEmail.title;

test.describe("sending an enquiry", () => {
  test("shows a thank-you dialog, leads to the home page when it is closed, and reaches the owner's inbox", async ({
    page,
    site,
  }) => {
    await open(page, "/contact");
    await fill(page, {
      name: "Mia Orchard",
      email: "mia@orchard.example",
      message: "A till that\nnever sleeps.",
    });
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: success.heading });
    await expect(dialog.getByText(success.title, { exact: true })).toBeVisible();
    await expect(dialog.getByText(success.message)).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveCount(1);
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(page).toHaveURL("/contact");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    const mail = await arrived(site, "Mia Orchard");
    expect(mail.subject).toContain("Mia Orchard");
    expect(mail.replyTo).toEqual([{ name: "Mia Orchard", address: "mia@orchard.example" }]);
    expect(mail.to?.map(({ address }) => address)).toEqual([company.mail.contactTo]);
    expect(mail.text).toContain("A till that\nnever sleeps.");
    expect(mail.html).toContain("A till that");

    await page.goto("/contact");
    await expect(fields(page).message).toHaveValue("");
  });

  test("shows missing entries at their fields, and a summary with links to them", async ({ page }) => {
    await open(page, "/contact");
    await page.getByRole("button", { name: send }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(fields(page).name).toHaveAccessibleDescription(contact.missing.fullname);
    await expect(fields(page).email).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: contact.fields.fullname.label }).click();
    await expect(fields(page).name).toBeFocused();
  });

  test("sends only once on a double click, and leads to the home page when Escape closes the dialog", async ({
    page,
    site,
  }) => {
    await open(page, "/contact");
    await fill(page, { name: "Dora Double", email: "dora@double.example", message: "Once, please." });
    await page.getByRole("button", { name: send }).dblclick();
    await expect(page.getByRole("dialog", { name: success.heading })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
    await arrived(site, "Dora Double");
    expect(stored(site, "Dora Double")).toEqual(["sendContactEmail"]);
  });
});

test.describe("when an enquiry can't be stored", () => {
  test("shows an error, leads to the home page, and restores the entries", async ({ page, site }) => {
    await open(page, "/contact");
    await fill(page, { name: "Lou Locked", email: "lou@locked.example", message: "Written once." });
    const release = await lockDatabase(site.dataDir);
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: "We can't take your message just now." });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByText("nothing you typed is lost", { exact: false })).toBeVisible();
    release();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    const react = Promise.withResolvers<void>();
    await page.route("**/assets/react-*.js", (route) => react.promise.then(() => route.continue()));
    await page.goto("/contact");
    await fields(page).message.fill("Typed before React came.");
    react.resolve();
    await expect(page.getByText(contact.restored)).toBeVisible();
    await expect(fields(page).name).toHaveValue("Lou Locked");
    await expect(fields(page).email).toHaveValue("lou@locked.example");
    await expect(fields(page).message).toHaveValue("Typed before React came.");
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("dialog", { name: success.heading })).toBeVisible();
    await arrived(site, "Lou Locked");
    expect(stored(site, "Lou Locked")).toEqual(["sendContactEmail"]);
  });
});

test.describe("the contact form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted; an error is shown at its field, which has the focus, and the result in a dialog that links to the home page", async ({
    page,
    site,
  }) => {
    await page.goto("/contact");
    await fill(page, { name: "Nora Noscript", email: "nora@@half", message: "Plain HTML." });
    await page.getByRole("button", { name: send }).click();
    await expect(page).toHaveURL("/contact");
    const { name, email, message } = fields(page);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Email: use exactly one @.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(name).toHaveValue("Nora Noscript");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(message).toHaveValue("Plain HTML.");

    await email.fill("nora@noscript.example");
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("heading", { name: answered.thanks })).toBeVisible();
    await expect(page.getByRole("heading", { name: answered.promise })).toBeVisible();
    const dialog = page.getByRole("dialog", { name: success.heading });
    await expect(dialog.getByText(success.title, { exact: true })).toBeVisible();
    await page.reload();
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await arrived(site, "Nora Noscript");
    expect(stored(site, "Nora Noscript")).toEqual(["sendContactEmail"]);
  });
});
