// R-ABOUT-8, R-NEWS-2 to R-NEWS-5, R-NEWS-7, R-NEWS-8

import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { errors } from "../../content/errors.ts";
import { newsletter } from "../../content/pages/newsletter.ts";
import { addresses } from "../../contract/addresses.ts";
import { ownerActionAddress, ownerActions } from "../../contract/owner-actions.ts";
import { linkIn } from "../../server/testing/newsletter-links.ts";
import { waitForHydration } from "../showcase/showcase-page.ts";
import { expect, type Site, test } from "../site.ts";

const { about } = addresses;
const { success, subscribe, pages } = newsletter;
const failed = errors.addSubscriber.title;

test.describe("signing up on the about page", () => {
  test("shows a thank-you dialog and sends one confirmation email, even after a double click", async ({
    page,
    site,
  }) => {
    const address = addressFor("about");
    await openAbout(page);
    await field(page).fill(address);
    await page.getByRole("button", { name: subscribe }).dblclick();
    const dialog = page.getByRole("dialog", { name: success.heading });
    await expect(dialog.getByText(success.title, { exact: true })).toBeVisible();
    await expect(dialog.getByText(success.message)).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveCount(1);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(about);
    await expect(field(page)).toHaveValue("");
    await mailed(site, address, 1);
    expect(kept(site, address)).toEqual([{ page: "about", confirmed_at: null, left_at: null }]);
  });

  test("a retry after a lost response, which a dialog reports, repeats the signup; a new address starts another", async ({
    page,
  }) => {
    const keys: (string | null)[] = [];
    await page.route("**/api/addSubscriber", async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      await route.abort("connectionreset");
    });
    await openAbout(page);
    for (const address of ["mia@orchard.example", "mia@orchard.example", "ana@orchard.example"]) {
      await field(page).fill(address);
      await page.getByRole("button", { name: subscribe }).click();
      const dialog = page.getByRole("dialog", { name: errors.unreachable.message });
      await expect(dialog.getByText(failed, { exact: true })).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(page).toHaveURL(about);
      await expect(field(page)).toHaveValue(address);
    }
    const [first, second, another] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(another).not.toBe(first);
  });
});

test("21. 82. a scanner that opens a visitor's or owner's link five times and runs its scripts changes nothing; pressing the button does", async ({
  browser,
  page,
  site,
  request,
}) => {
  const address = addressFor("scanned");
  await request.post("/api/addSubscriber", { data: { emailaddress: address, list: "newsletter" } });
  const link = await mailed(site, address, 1);
  const scanner = await browser.newContext({ baseURL: site.url });
  const methods = new Set<string>();
  scanner.on("request", (asked) => methods.add(asked.method()));
  for (let count = 0; count < 5; count++) {
    const opened = await scanner.newPage();
    await opened.goto(link);
    await opened.mouse.wheel(0, 2000);
    await expect(opened).toHaveURL(link);
    await opened.close();
  }
  const tab = await scanner.newPage();
  for (const action of ownerActions) await tab.goto(`${ownerActionAddress(action)}?token=x`);
  await scanner.close();
  expect([...methods]).toEqual(["GET"]);
  expect(kept(site, address)).toMatchObject([{ confirmed_at: null }]);

  await page.goto(link);
  await page.getByRole("button", { name: pages.confirm.button }).click();
  await expect(page.getByRole("heading", { name: pages.confirmed.title })).toBeVisible();
  expect(kept(site, address)).toMatchObject([{ confirmed_at: expect.any(Number) }]);
});

function field(page: Page) {
  return page.getByRole("main").getByLabel(newsletter.field);
}

/** Opens the About us page and waits for hydration, before which React does not validate the field. */
async function openAbout(page: Page) {
  await page.goto(about);
  await waitForHydration(page);
}

/** Returns an email address that no other test and no other attempt of the same test uses. */
function addressFor(name: string): string {
  const run = createHash("sha256").update(`${Date.now()} ${Math.random()}`).digest("hex").slice(0, 8);
  return `${name}${run}@orchard.example`;
}

/** Waits for `count` emails to the address and returns the path and query of the link in the newest one. */
async function mailed({ inbox }: Site, address: string, count: number): Promise<string> {
  const mails = () => inbox.received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mails().length).toBe(count);
  const link = linkIn(await PostalMime.parse(mails().at(-1)?.raw ?? ""));
  return link.pathname + link.search;
}

function kept({ dataDir }: Site, address: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  const rows = database
    .prepare("select page, confirmed_at, left_at from subscriptions where address = ?")
    .all(address);
  database.close();
  return rows;
}
