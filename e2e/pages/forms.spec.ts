// R-CALL-8, R-CONTACT-8, R-CONTACT-13, R-NEWS-5

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { errors } from "../../content/errors.ts";
import { contact } from "../../content/pages/contact.ts";
import { newsletter } from "../../content/pages/newsletter.ts";
import { addresses } from "../../contract/addresses.ts";
import { invalidAddress, invalidFields } from "../../contract/call-error.ts";
import { errorReason } from "../../contract/error-reason.ts";
import { fill, open } from "../contact-form.ts";
import { hydrated } from "../hydrated-pages.ts";
import { pages } from "../pages.ts";
import { waitForHydration } from "../showcase/showcase-page.ts";
import { expect, type Site, test } from "../site.ts";
import { arrived } from "../stored-enquiries.ts";

const enquiry = {
  button: contact.send,
  entries: { fullname: "Mia Orchard", msg: "A till." },
  emailField: "emailAddress",
  sent: contact.success.heading,
};
const signup = {
  action: addresses.newsletter,
  button: newsletter.subscribe,
  entries: {},
  emailField: "emailaddress",
  sent: newsletter.success.heading,
};
const noEmail = invalidFields({ emailAddress: "Email: we know nobody there." });
const shownAsAlert = { code: "todos.updateText.unauthorized", reason: "Not allowed" };
const noReason = { code: noEmail.type, reason: errorReason(noEmail) };
const forms = [
  { page: addresses.contact, action: addresses.contact, ...enquiry, refusal: noEmail },
  { page: addresses.support, action: addresses.support, ...enquiry, refusal: noReason },
  { page: addresses.about, ...signup, refusal: invalidAddress("We know nobody there.") },
  { page: addresses.newsletter, ...signup, refusal: null },
  { page: addresses.presentation, ...signup, refusal: null },
];

// Here motion would only take time. `contact.spec.ts` sends a form with it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const html = pages.map((page) => readFileSync(join("build/client", page, "index.html"), "utf8")).join("");

test("the tests of forms cover each address that a form of these pages is posted to", () => {
  const actions = new Set(Array.from(html.matchAll(/<form[^>]* action="([^"]+)"/g), ([, action]) => action));
  expect(new Set(forms.map(({ action }) => action as string))).toEqual(actions);
});

test("a browser can fill in the visitor's name and email address in each form of these pages", () => {
  const own = html.match(/<input[^>]* (type="(email|tel)"|name="fullname")[^>]*>/g) ?? [];
  expect(own.length).toBeGreaterThan(forms.length);
  expect(own.filter((field) => !/ autocomplete="(name|email|tel|username)"/i.test(field))).toEqual([]);
});

for (const form of forms) {
  const { page: address, button, entries, emailField, sent } = form;
  const email = (page: Page) => page.getByRole("main").locator(`[name=${emailField}]`);
  const send = (page: Page) => page.getByRole("main").getByRole("button", { name: button }).click();
  const dialog = (page: Page) => page.getByRole("dialog", { name: sent });

  async function ready(page: Page) {
    if (hydrated.includes(address)) await waitForHydration(page);
  }

  async function fill(page: Page, typed: string) {
    for (const [name, entry] of Object.entries(entries)) await page.locator(`[name=${name}]`).fill(entry);
    await email(page).fill(typed);
  }

  test(`the form on ${address} says at its fields what is wrong, before anything is sent, and takes the focus there on every press, even if the browser refuses storage`, async ({
    page,
  }) => {
    // As a browser does that blocks all data of sites.
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const storage of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, storage, { get });
    });
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto(address);
    await ready(page);
    const isEnquiry = Object.keys(entries).length > 0;
    const described = () =>
      email(page).evaluate((field) =>
        Array.from(field.ariaDescribedByElements ?? [], (by) => by.textContent).join(" "),
      );
    const hint = await described();
    for (let press = 0; press < 2; press += 1) {
      await send(page);
      await expect(isEnquiry ? page.getByRole("main").getByRole("alert") : email(page)).toBeFocused();
    }
    for (const typed of ["nobody", "a@b", "x@y..z"]) {
      await fill(page, typed);
      for (let press = 0; press < 2; press += 1) {
        await send(page);
        await expect(email(page)).toBeFocused();
        await expect(email(page)).toHaveAccessibleDescription(/@/);
      }
      await expect(email(page)).toHaveAttribute("aria-invalid", "true");
      expect(await described()).toContain(hint);
      await expect(email(page)).toHaveValue(typed);
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(address);
    expect(posts).toEqual([]);

    if (!form.refusal) return;
    await page.route("**/api/*", (route) => route.fulfill({ status: 400, json: { error: form.refusal } }));
    await fill(page, "mia@orchard.example");
    await send(page);
    await expect(email(page)).toHaveAccessibleDescription(/nobody there\./);
    await expect(email(page)).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // A call that is not answered. It ends, but not within half a minute, which passes in a second here.
    await page.route("**/api/*", () => {});
    await page.evaluate(() => {
      const after = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (timeoutMs) => (timeoutMs < 30_000 ? new AbortController().signal : after(1_000));
    });
    await fill(page, "noah@orchard.example");
    await send(page);
    await expect(email(page)).not.toHaveAccessibleDescription(/nobody there\./);
    await expect(page.getByText(errors.unreachable.message)).toBeVisible();
  });

  if (hydrated.includes(address))
    test(`the form on ${address} sends what its fields show, under a new key after each change, and leaves nothing for another tab`, async ({
      page,
    }) => {
      const calls: { key: string | undefined; body: string }[] = [];
      let answer: object = { status: 403, json: { error: shownAsAlert } };
      await page.route("**/api/*", (route) => {
        const request = route.request();
        calls.push({ key: request.headers()["idempotency-key"], body: request.postData() ?? "" });
        return route.fulfill(answer);
      });
      await page.goto(address);
      await ready(page);
      await fill(page, "first@orchard.example");
      await send(page);
      for (const [count, field] of [...Object.keys(entries), emailField].entries()) {
        await expect(page.getByRole("alert")).toBeVisible();
        await page.getByRole("main").locator(`[name=${field}]`).fill(`again${count}@orchard.example`);
        await send(page);
        await expect.poll(() => calls.at(-1)?.body).toContain(`again${count}@`);
      }
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
      answer = { json: { result: null } };
      for (const _ of form.action === address ? ["once"] : ["once", "again, on purpose"]) {
        await fill(page, "last@orchard.example");
        await send(page);
        await dialog(page).getByText("Close", { exact: true }).click();
      }
      expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length);
    });

  for (const scripts of ["with JavaScript", "without JavaScript", "with scripts that fail to load"]) {
    test.describe(scripts, () => {
      const javaScriptEnabled = scripts !== "without JavaScript";
      const isHydrated = scripts === "with JavaScript" && hydrated.includes(address);
      test.use({ javaScriptEnabled });

      test(`the form on ${address} is sent once, even if the visitor goes back and sends it again`, async ({
        page,
        site,
      }) => {
        const visitor = `mia${address.length}${scripts.length}@orchard.example`;
        const close = () => dialog(page).getByText("Close", { exact: true }).click();
        await page.goto(address);
        if (isHydrated) await ready(page);
        else if (javaScriptEnabled) await page.route("**/*.js", (route) => route.abort());
        await fill(page, visitor);
        await send(page);
        if (isHydrated) {
          // Going back, the browser may show the page as it was left. Here the page isn't left the first time.
          await page.route(`${site.url}/`, (route) => route.fulfill({ status: 204 }), { times: 1 });
          await close();
          await expect(dialog(page)).toBeHidden();
          // A form that stays on its page is emptied, so that there is nothing to send again.
          if (form.action !== address) return expect(email(page)).toHaveValue("");
          await send(page);
        }
        await close();
        await expect(page).toHaveURL("/");
        await page.goBack();
        if (!isHydrated) await page.goBack();
        else await ready(page);
        await expect(email(page)).toHaveValue(visitor);
        await send(page);
        await expect(dialog(page)).toBeVisible();
        expect(stored(site, visitor)).toEqual([visitor]);
      });
    });
  }
}

/** Together with haste, this would be put in quarantine. */
const links = Array.from("abcdef", (name) => `https://${name}.example/`).join(" ");

test("a form sends the age of its page, but a draft that comes back may be sent at once", async ({
  page,
  site,
}) => {
  const ages: unknown[] = [];
  await page.route("**/api/*", (route) => {
    const headers = route.request().headers();
    ages.push(headers["page-age"]);
    return route.continue({ headers: { ...headers, ...("page-age" in headers && { "page-age": "100" }) } });
  });
  for (const [address, name] of [
    [addresses.contact, "Dee Draft"],
    [addresses.support, "Sue Sooner"],
  ] as const) {
    await open(page, address);
    await fill(page, { name, email: "draft@orchard.example", message: `${name} has ${links}` });
    await page.context().setOffline(true);
    await page.getByRole("button", { name: contact.send }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.context().setOffline(false);
    await open(page, address);
    await expect(page.getByText(contact.restored)).toBeVisible();
    await page.getByRole("button", { name: contact.send }).click();
    await expect(page.getByRole("dialog", { name: contact.success.heading })).toBeVisible();
    await arrived(site, name);
  }
  const milliseconds = expect.stringMatching(/^\d+$/);
  expect(ages).toEqual([milliseconds, undefined, milliseconds, undefined]);
});

/** Returns the emails of a visitor's enquiries and signups. */
function stored({ dataDir }: Site, visitor: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  const kept = "select email from enquiries union all select address from subscriptions";
  const rows = database.prepare(`select email from (${kept}) where email = ?`).all(visitor);
  database.close();
  return rows.map(({ email }) => email);
}
