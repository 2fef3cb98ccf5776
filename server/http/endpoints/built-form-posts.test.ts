// R-CONTACT-7, R-CONTACT-14, R-NEWS-8, R-NEWS-9, R-CALL-12, R-CALL-13
import { createHash } from "node:crypto";
import { parseHTML } from "linkedom";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contact } from "../../../content/pages/contact.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import { openStore, type Store } from "../../store/store.ts";
import { allButText } from "../../testing/all-but-text.ts";
import { linkIn } from "../../testing/newsletter-links.ts";
import { runSite, type SiteProcess } from "../../testing/site-process.ts";
import { startSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import { clearTables, createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let store: Store;
let smtp: TestSmtpServer;
let site: SiteProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase("sqlite");
  smtp = await startSmtpServer();
  const settings = { SMTP_URL: smtp.url, TRUST_PROXY: "127.0.0.1" };
  site = runSite({ DATA_DIR: database.settings.dataDir, ...settings });
  url = (await site.answering()).url;
  store = await openStore(database.settings);
});

beforeEach(async () => {
  await clearTables(store);
  smtp.received.length = 0;
});

afterAll(async () => {
  await store.close();
  site.kill("SIGTERM");
  await site.ended;
  await smtp.close();
  await database.remove();
});

let clients = 0;

/** Posts a form as a browser without JavaScript does, each time from a new client address. */
async function post(address: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  clients += 1;
  const answer = await fetch(url + address, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": `203.0.113.${clients}`, ...headers },
    body: new URLSearchParams(form),
  });
  const { status } = answer;
  return { status, to: answer.headers.get("location"), headers: answer.headers, html: await answer.text() };
}

type Answer = Awaited<ReturnType<typeof post>>;

const typed = { fullname: "Jane Citizen", emailAddress: "jane@example.org", msg: "A till,\r\nplease." };
const form = { ...typed, [honeypotField]: "" };
const postForm = (change: Partial<typeof form> = {}) => post("/contact", { ...form, ...change });
const enquiries = () => store.db.selectFrom("enquiries").selectAll().execute();

const mia = "mia@orchard.example";
const signup = { emailaddress: mia, list: "newsletter", page: "home" };
const signUp = (change: Partial<typeof signup> = {}) => post("/newsletter", { ...signup, ...change });
const subscriptions = () => store.db.selectFrom("subscriptions").selectAll().execute();

/**
 * Waits until `count` emails have arrived, because emails from an earlier test may still be on their way. Returns the
 * path and query of the link in the newest email.
 */
async function mailedLink(count: number): Promise<string> {
  const mailsToMia = () => smtp.received.filter(({ to }) => to.includes(mia));
  await expect.poll(mailsToMia).toHaveLength(count);
  const link = linkIn(await PostalMime.parse(mailsToMia()[count - 1]?.raw ?? ""));
  return link.pathname + link.search;
}

test("6. a form posted without JavaScript is stored with its email, and reloading does not post it again", async () => {
  const { status, to, headers } = await postForm();
  expect([status, to]).toEqual([303, "/contact/sent"]);
  expect(headers.get("cache-control")).toBe("no-store");
  const kept = { call: "sendContactEmail", name: "Jane Citizen", message: "A till,\nplease." };
  expect(await enquiries()).toMatchObject([kept]);
  await expect.poll(() => smtp.received).toHaveLength(1);
  const sent = await fetch(`${url}/contact/sent`);
  expect(sent.status).toBe(200);
  expect(wordsOf(await sent.text())).toContain(contact.answered.thanks);
});

describe("a refused form is answered with the contact page", () => {
  const expectContactPage = (answer: Answer) => expectPage(answer, 400, contact.title);

  test("with the error at its field, which has the focus, the typed values and no dialog", async () => {
    const answer = await postForm({ emailAddress: "jane@nowhere" });
    expectContactPage(answer);
    const { document } = parseHTML(answer.html);
    expect(document.querySelector("[name=fullname]")?.getAttribute("value")).toBe("Jane Citizen");
    expect(document.querySelector("[name=msg]")?.textContent).toMatch(/^A till,\s+please\.$/);
    const invalid = [...document.querySelectorAll("[aria-invalid=true]")];
    expect(invalid.map((field) => field.getAttribute("name"))).toEqual(["emailAddress"]);
    expect(invalid[0]?.getAttribute("value")).toBe("jane@nowhere");
    expect(document.querySelector("[autofocus]")).toBe(invalid[0]);
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(await enquiries()).toEqual([]);
  });

  test.each([
    '"><script>alert(1)</script>',
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "</textarea><b>",
  ])("48. with %s escaped as text", async (hostile) => {
    const harmless = await postForm({ fullname: "x", emailAddress: "x", msg: "x" });
    const answer = await postForm({ fullname: hostile, emailAddress: hostile, msg: hostile });
    expectContactPage(answer);
    expect(answer.html).not.toContain(hostile);
    const escaped = hostile.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
    expect(answer.html).toContain(escaped);
    const tags = ({ html }: Answer) =>
      allButText(html).map((node) => (node.nodeName === "SCRIPT" ? String(node) : node.nodeName));
    expect(tags(answer)).toEqual(tags(harmless));
  });
});

test("a visitor signs up, confirms and unsubscribes with posted forms and real emails", async () => {
  const asked = await signUp();
  expect([asked.status, asked.to]).toEqual([303, "/newsletter/sent"]);
  const toConfirm = await mailedLink(1);
  expect(await subscriptions()).toMatchObject([{ address: mia, page: "home", confirmed_at: null }]);

  for (const method of ["GET", "HEAD"]) {
    const opened = await fetch(url + toConfirm, { method });
    expect([opened.status, opened.redirected]).toEqual([200, false]);
  }
  expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);

  for (let count = 0; count < 2; count++) {
    const confirmed = await post(toConfirm, {});
    expect([confirmed.status, confirmed.to]).toEqual([303, "/newsletter/confirmed"]);
    expect(confirmed.headers.get("cache-control")).toBe("no-store");
  }
  expect(await subscriptions()).toMatchObject([{ confirmed_at: expect.any(Number), left_at: null }]);

  const toLeave = await mailedLink(2);
  await fetch(url + toLeave);
  expect(await subscriptions()).toMatchObject([{ left_at: null }]);
  for (let count = 0; count < 2; count++) {
    const left = await post(toLeave, { leave: "yes" });
    expect([left.status, left.to]).toEqual([303, "/newsletter/left"]);
  }
  expect(await subscriptions()).toMatchObject([{ left_at: expect.any(Number) }]);
  expect((await post(toConfirm, {})).to).toBe("/newsletter/expired");
});

test("a refused signup form is answered with its page, with the error and the typed values", async () => {
  const answer = await signUp({ emailaddress: "mia@nowhere" });
  expectPage(answer, 400, "The part after the @ must be a domain name like example.org.");
  const { document } = parseHTML(answer.html);
  const invalid = document.querySelector("[aria-invalid=true][autofocus]");
  expect(invalid?.getAttribute("value")).toBe("mia@nowhere");
  expect(document.querySelector("dialog[open]")).toBeNull();
  expect(await subscriptions()).toEqual([]);
});

function wordsOf(html: string): string {
  return parseHTML(html).document.body.textContent;
}

/** Expects a page with these words, and only inline scripts that its Content-Security-Policy allows. */
function expectPage({ status, headers, html }: Answer, expected: number, ...words: string[]) {
  expect(status).toBe(expected);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  for (const each of words) expect(wordsOf(html)).toContain(each);
  const policy = headers.get("content-security-policy") ?? "";
  // Skips JSON-LD, which is data and therefore not blocked by the policy.
  const scripts = html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs);
  const inline = Array.from(scripts, ([, code = ""]) => code);
  expect(inline.length).toBeGreaterThan(0);
  for (const code of inline) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  expect(policy).not.toContain("unsafe");
}
