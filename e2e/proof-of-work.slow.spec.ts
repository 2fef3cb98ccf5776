import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page, Request } from "@playwright/test";
import { contact } from "../content/pages/contact.ts";
import { newsletter } from "../content/pages/newsletter.ts";
import { site as company } from "../site.config.ts";
import { fields, fill, open } from "./contact-form.ts";
import { arrived } from "./kept-enquiries.ts";
import { expect, type Site, test } from "./site.ts";

test.use({ settings: { PROOF_OF_WORK: "on" } });

const about = "/pages/company/about-us";
const support = "/pages/support/contact-us";
const pagesWithForms = ["/", "/contact", support, about, "/newsletter"];

for (const address of pagesWithForms) {
  test(`${address} asks for nothing before somebody begins to fill in its form`, async ({ page }) => {
    const requests = watch(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 4000);
    await page.getByRole("link", { name: company.name }).first().focus();
    expect(requests.filter(ofTheProof)).toEqual([]);
    const solved = proofOf(page);
    await page.locator("form[data-proof] input:not([type=hidden])").first().focus();
    await solved();
    expect(requests.filter(ofTheProof)).toEqual([
      "/api/proof-of-work",
      expect.stringMatching(/^\/assets\/solver-.+\.js$/),
    ]);
  });
}

test("47. an enquiry with its proof goes through as usual, and the proof is spent", async ({
  page,
  site,
}) => {
  const complaints = watchComplaints(page);
  await open(page, "/contact");
  const solved = proofOf(page);
  await fill(page, { name: "Petra Proven", email: "petra@proven.example", message: "A till, please." });
  const proof = await solved();
  const sent = page.waitForRequest("**/api/sendContactEmail");
  await page.getByRole("button", { name: contact.send }).click();
  await expect(page.getByRole("dialog", { name: contact.success.heading })).toBeVisible();
  expect(await (await sent).headerValue("proof-of-work")).toBe(proof);
  await arrived(site, "Petra Proven");
  expect(spent(site, proof)).toBe(true);
  expect(complaints).toEqual([]);
});

test("47. an enquiry to the support desk and a signup about us bring theirs along", async ({
  page,
  site,
}) => {
  await open(page, support);
  const first = proofOf(page);
  await fill(page, { name: "Sami Support", email: "sami@proven.example", message: "It beeps." });
  const proof = await first();
  await page.getByRole("button", { name: contact.send }).click();
  await arrived(site, "Sami Support");
  expect(spent(site, proof)).toBe(true);

  await page.goto(about);
  await expect(page.getByRole("main").locator("form[novalidate]")).toBeAttached();
  for (const address of ["one@proven.example", "two@proven.example"]) {
    const ready = proofOf(page);
    await page.getByRole("main").getByLabel(newsletter.field).focus();
    const signupProof = await ready();
    await page.getByRole("main").getByLabel(newsletter.field).fill(address);
    await page.getByRole("button", { name: newsletter.subscribe }).click();
    const dialog = page.getByRole("dialog", { name: newsletter.success.heading });
    await dialog.getByRole("button", { name: "Close" }).click();
    expect(spent(site, signupProof)).toBe(true);
    expect(whyQuarantined(site, "subscriptions", "address", address)).toEqual([null]);
    // The dialog gives the focus back to the form, whose next proof is then under way.
    await page.reload();
    await expect(page.getByRole("main").locator("form[novalidate]")).toBeAttached();
  }
});

test("47. a form on a page without React posts its proof, and not a second time after Back", async ({
  page,
  site,
}) => {
  await page.goto("/newsletter");
  const field = page.getByRole("main").getByLabel(newsletter.field);
  for (const address of ["first@proven.example", "second@proven.example"]) {
    const ready = proofOf(page);
    await field.blur();
    await field.focus();
    const proof = await ready();
    await field.fill(address);
    await page.getByRole("button", { name: newsletter.subscribe }).click();
    await expect(page).toHaveURL("/newsletter/sent");
    expect(spent(site, proof)).toBe(true);
    expect(whyQuarantined(site, "subscriptions", "address", address)).toEqual([null]);
    await page.goBack();
    await expect(page).toHaveURL("/newsletter");
  }
});

test("47. a form that is sent before its proof is ready is not quarantined for that", async ({
  page,
  site,
}) => {
  await page.route("**/assets/solver-*.js", () => {});
  await open(page, "/contact");
  await fill(page, { name: "Hasty Henry", email: "henry@proven.example", message: "Call me." });
  await page.getByRole("button", { name: contact.send }).click();
  await expect(page.getByRole("dialog", { name: contact.success.heading })).toBeVisible();
  await arrived(site, "Hasty Henry");
});

test("47. a bot that edits a proof is thanked, and its enquiry waits for the owner", async ({
  page,
  site,
  request,
}) => {
  await open(page, "/contact");
  const solved = proofOf(page);
  await fields(page).name.focus();
  const proof = await solved();
  const answer = await request.post("/contact", {
    form: {
      fullname: "Bot Editor",
      emailAddress: "bot@spam.example",
      msg: "Hello",
      proofOfWork: proof.replace(/"expiresAt":\d/, '"expiresAt":9'),
    },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe("/contact/sent");
  expect(whyQuarantined(site, "enquiries", "name", "Bot Editor")).toEqual(["false-proof"]);
  expect(site.inbox.received.filter(({ raw }) => raw.includes("Bot Editor"))).toEqual([]);
  expect(spent(site, proof)).toBe(false);
});

/** The paths that a page asks for, as they come. */
function watch(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request: Request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

function ofTheProof(path: string): boolean {
  return path === "/api/proof-of-work" || path.startsWith("/assets/solver-");
}

function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

/** Begins to wait for a worker; what is called then gives what the worker found, once the form would bring it along. */
function proofOf(page: Page): () => Promise<string> {
  const started = page.waitForEvent("worker");
  return async () => {
    await started;
    const read = () =>
      page.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>("form[data-proof]");
        return form && new FormData(form).get("proofOfWork")?.toString();
      });
    await expect.poll(read, { timeout: 30_000 }).toMatch(/^\{"challenge":/);
    return (await read()) ?? "";
  };
}

function spent(site: Site, proof: string): boolean {
  const { signature } = JSON.parse(proof).challenge;
  return query(site, "select challenge from spent_proofs where challenge = ?", signature).length === 1;
}

function whyQuarantined(
  site: Site,
  table: "enquiries" | "subscriptions",
  column: "name" | "address",
  value: string,
) {
  return query(site, `select held from ${table} where ${column} = ?`, value).map(({ held }) => held);
}

function query({ dataDir }: Site, statement: string, value: string) {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  const rows = database.prepare(statement).all(value);
  database.close();
  return rows;
}
