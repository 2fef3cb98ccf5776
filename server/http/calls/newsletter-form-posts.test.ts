import { parseHTML } from "linkedom";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errors } from "../../../content/errors.ts";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { openStore, type Store } from "../../store/store.ts";
import { linkIn } from "../../testing/newsletter-links.ts";
import { runSite, type SiteProcess } from "../../testing/site-process.ts";
import { startSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let store: Store;
let smtp: TestSmtpServer;
let site: SiteProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase("sqlite");
  smtp = await startSmtpServer();
  const { dataDir } = database.settings;
  site = runSite({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "trace",
  });
  url = (await site.answering()).url;
  store = await openStore(database.settings);
});

beforeEach(async () => {
  await store.transaction(async (tx) => {
    for (const table of ["subscriptions", "subscription_links", "outbox"] as const)
      await tx.deleteFrom(table).execute();
  });
  smtp.received.length = 0;
});

afterAll(async () => {
  await store.close();
  site.kill("SIGTERM");
  const { out } = await site.ended;
  await smtp.close();
  await database.remove();
  // 50. Neither addresses nor tokens are in the log, at its most talkative.
  expect(out).toContain("/newsletter/confirm");
  expect(out).not.toMatch(/orchard|token=/);
});

const mia = "mia@orchard.example";
const form = { emailaddress: mia, list: "newsletter", page: "home" };
let clients = 0;

/** By a client of its own, as a browser posts it that runs no script. */
async function post(address: string, body: Record<string, string>, headers: Record<string, string> = {}) {
  clients += 1;
  const answer = await fetch(url + address, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": `203.0.113.${clients}`, ...headers },
    body: new URLSearchParams(body),
  });
  const { status } = answer;
  return { status, to: answer.headers.get("location"), headers: answer.headers, html: await answer.text() };
}

const signUp = (change: Partial<typeof form> = {}, headers = {}) =>
  post("/newsletter", { ...form, ...change }, headers);
const subscriptions = () => store.db.selectFrom("subscriptions").selectAll().execute();

/** The path and query of the link in the newest mail, once there are so many. */
async function mailedLink(count: number): Promise<string> {
  await expect.poll(() => smtp.received).toHaveLength(count);
  const link = linkIn(await PostalMime.parse(smtp.received[count - 1]?.raw ?? ""));
  return link.pathname + link.search;
}

test("sign up, confirm and leave by posted forms and real mails", async () => {
  const asked = await signUp();
  expect([asked.status, asked.to]).toEqual([303, "/newsletter/sent"]);
  const toConfirm = await mailedLink(1);
  expect(await subscriptions()).toMatchObject([{ address: mia, page: "home", confirmed_at: null }]);

  for (const method of ["GET", "HEAD"]) {
    for (let count = 0; count < 5; count++) {
      const opened = await fetch(url + toConfirm, { method });
      expect([opened.status, opened.redirected]).toEqual([200, false]);
    }
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

describe("a signup form that is refused is answered with its page", () => {
  test("which says why and keeps what was typed", async () => {
    const answer = await signUp({ emailaddress: "mia@nowhere" });
    expectPage(answer, 400, "Please check your email address.");
    expect(answer.html).toContain('value="mia@nowhere"');
    expect(await subscriptions()).toEqual([]);
  });

  test.each([
    ["no page", { page: "" }],
    ["a page we don't have", { page: "elsewhere" }],
    ["a list we don't have", { list: "all" }],
    ["a field too many", { more: "x" }],
  ])("43. %s: 400", async (_name, change) => {
    expectPage(await post("/newsletter", { ...form, ...change }), 400, "This signup could not be read.");
  });
});

test("22. a link that is not ours: worn out to confirm, and says so to leave", async () => {
  expect((await post("/newsletter/confirm?token=x", {})).to).toBe("/newsletter/expired");
  expect((await post("/newsletter/confirm", {})).to).toBe("/newsletter/expired");
  const leave = await post("/newsletter/unsubscribe?token=x", { leave: "yes" });
  expect(leave.status).toBe(404);
  expect(wordsOf(leave.html)).toContain(newsletter.pages.unsubscribe.unknown);
});

test("45. another site can't press the button to confirm", async () => {
  await signUp();
  const link = await mailedLink(1);
  const elsewhere = { "sec-fetch-site": "cross-site" };
  expectPage(await post(link, {}, elsewhere), 403, "This signup was sent from another site.");
  // A form can be posted in three encodings, and one of them nobody reads here.
  for (const type of ["multipart/form-data; boundary=x", "text/plain"]) {
    const { status } = await post(link, {}, { ...elsewhere, "content-type": type });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
});

function wordsOf(html: string): string {
  return parseHTML(html).document.body.textContent;
}

/** The newsletter's page with the dialog that tells of a failure. */
function expectPage(
  { status, headers, html }: Awaited<ReturnType<typeof post>>,
  expected: number,
  words: string,
) {
  expect(status).toBe(expected);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("form-action 'self'");
  expect(wordsOf(html)).toContain(errors.addSubscriber.title);
  expect(wordsOf(html)).toContain(words);
}
