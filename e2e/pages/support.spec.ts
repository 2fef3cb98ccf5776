import { errors } from "../../content/errors.ts";
import { contact } from "../../content/pages/contact.ts";
import { support } from "../../content/pages/support.ts";
import { supportHours } from "../../contract/company-facts.ts";
import { contactLabels } from "../../contract/contact-fields.ts";
import { lockDatabase } from "../../server/testing/lock-database.ts";
import { site as company } from "../../site.config.ts";
import { fields, fill, open } from "../contact-form.ts";
import { arrived, stored } from "../kept-enquiries.ts";
import { expect, test } from "../site.ts";

const address = "/pages/support/contact-us";
const { send, success, answered } = contact;
const { title: failed, action: tryAgain } = errors.sendEmail;
const reason = /^We can't take your message just now\. The fault is ours/;

test.describe("the support desk", () => {
  test("asks what the contact page asks, and says when somebody is there", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: support.title, level: 1 })).toBeVisible();
    const { name, email, message } = fields(page);
    await expect(name).toHaveAttribute("required");
    await expect(name).toHaveAttribute("placeholder", contact.fields.fullname.placeholder);
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("required");
    await expect(message).toHaveAttribute("rows", "4");
    await expect(message).not.toHaveAttribute("required");
    await expect(page.getByText(supportHours)).toBeVisible();
    const phone = page.getByRole("main").getByRole("link", { name: company.phone.shown });
    await expect(phone).toHaveAttribute("href", `tel:${company.phone.dialled}`);
  });

  test("sends by sendEmail, thanks in a dialog, goes home, and reaches the owner's inbox", async ({
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

  test("keeps aside what a form filler wrote into the field that nobody sees", async ({ page, site }) => {
    await open(page, address);
    await fill(page, { name: "Bo Bot", email: "bo@bot.example", message: "Watches." });
    await page.locator("[name=website]").fill("https://watches.example");
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("heading", { name: answered.thanks })).toBeVisible();
    expect(stored(site, "Bo Bot")).toEqual(["sendEmail"]);
    expect(site.inbox.received.filter(({ raw }) => raw.includes("Bo Bot"))).toEqual([]);
  });
});

test.describe("when a message can't be stored", () => {
  test("gives the server's reason, goes home, and offers again what was typed", async ({ page, site }) => {
    await open(page, address);
    await fill(page, { name: "Lea Locked", email: "lea@locked.example", message: "Written once." });
    const release = await lockDatabase(site.dataDir);
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: reason });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByText(tryAgain, { exact: true })).toBeVisible();
    await expect(page.getByText(success.title)).toHaveCount(0);
    release();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");

    await open(page, "/contact");
    await expect(fields(page).message).toHaveValue("");
    await open(page, address);
    await expect(page.getByText(contact.restored)).toBeVisible();
    await expect(fields(page).name).toHaveValue("Lea Locked");
    await expect(fields(page).email).toHaveValue("lea@locked.example");
    await expect(fields(page).message).toHaveValue("Written once.");
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("dialog", { name: success.heading })).toBeVisible();
    await arrived(site, "Lea Locked");
    expect(stored(site, "Lea Locked")).toEqual(["sendEmail"]);
  });

  test("goes home by the other button as well", async ({ page, context }) => {
    await open(page, address);
    await fill(page, { name: "Ola Offline", email: "ola@offline.example", message: "In a tunnel." });
    await context.setOffline(true);
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: errors.unreachable.message });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole("link", { name: tryAgain }).click();
    await expect(page).toHaveURL("/");
  });

  test("says an error that has its own entry in the catalogue as an alert", async ({ page }) => {
    // No call of ours gives this code.
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

test("the site relays for nobody", async ({ request, site }) => {
  const answer = await request.post("/api/sendEmail", {
    data: {
      to: "victim@elsewhere.example",
      from: "Ray Relay <ray@relay.example>",
      replyTo: "ray@relay.example",
      subject: "Contact Form",
      text: "Buy now.",
    },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toEqual({
    error: { code: "forbidden", reason: expect.stringContaining("nobody but us") },
  });
  expect(stored(site, "Ray Relay")).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, and the answer shows the same dialog with a way home", async ({ page, site }) => {
    await page.goto(address);
    await fill(page, { name: "Nina Noscript", email: "nina@noscript.example", message: "Plain HTML." });
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("heading", { name: answered.thanks })).toBeVisible();
    const dialog = page.getByRole("dialog", { name: success.heading });
    await expect(dialog.getByText(success.title, { exact: true })).toBeVisible();
    await page.reload();
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await arrived(site, "Nina Noscript");
    expect(stored(site, "Nina Noscript")).toEqual(["sendEmail"]);
  });

  test("a failure shows the dialog on the page itself and keeps what was typed", async ({ page, site }) => {
    await page.goto(address);
    await fill(page, { name: "Noel Noscript", email: "noel@noscript.example", message: "Kept." });
    const release = await lockDatabase(site.dataDir);
    await page.getByRole("button", { name: send }).click();
    const dialog = page.getByRole("dialog", { name: reason });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByRole("link", { name: tryAgain })).toHaveAttribute("href", "/");
    await expect(dialog.getByRole("link", { name: "Close" })).toHaveAttribute("href", "/");
    await expect(page).toHaveURL(address);
    release();
    await expect(fields(page).name).toHaveValue("Noel Noscript");
    await expect(fields(page).message).toHaveValue("Kept.");
  });

  test("what the browser lets through and the server does not is said by the field", async ({ page }) => {
    await page.goto(address);
    await fill(page, { name: "Hal Half", email: "hal@half", message: "" });
    await page.getByRole("button", { name: send }).click();
    const { emailAddress: email } = contactLabels;
    const dialog = page.getByRole("dialog", {
      name: `Please check: ${email}. ${email}: the part after the @`,
    });
    await expect(dialog.getByText(failed, { exact: true })).toBeVisible();
    await expect(fields(page).email).toHaveAttribute("aria-invalid", "true");
  });
});
