import { createHash } from "node:crypto";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errors } from "../../../content/errors.ts";
import { contact } from "../../../content/pages/contact.ts";
import { contactLabels } from "../../../contract/contact-fields.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import { openStore, type Store } from "../../store/store.ts";
import { allButText } from "../../testing/all-but-text.ts";
import { runSite, type SiteProcess } from "../../testing/site-process.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let store: Store;
let site: SiteProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase("sqlite");
  const { dataDir } = database.settings;
  site = runSite({ DATA_DIR: dataDir, TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "trace" });
  url = (await site.answering()).url;
  store = await openStore(database.settings);
});

beforeEach(() =>
  store.transaction(async (tx) => {
    for (const table of ["enquiries", "idempotency_keys"] as const) await tx.deleteFrom(table).execute();
  }),
);

afterAll(async () => {
  await store.close();
  site.kill("SIGTERM");
  const { out, err } = await site.ended;
  await database.remove();
  // 50. Nothing of it is in the log, at its most talkative.
  expect(out).toContain('"msg":"request"');
  expect(out).toContain("outbox: delivered");
  expect(out + err).not.toMatch(/canary/);
});

const canary = "canary1234567890";

const form = {
  fullname: "Jane Citizen",
  emailAddress: "jane@example.org",
  msg: "A till,\r\nplease.",
  [honeypotField]: "",
};
const enquiries = () => store.db.selectFrom("enquiries").selectAll().execute();
const mailsFor = (id: string) =>
  store.db.selectFrom("outbox").selectAll().where("subject_id", "=", id).execute();

let clients = 0;

/** By a client of its own, as a browser posts it that runs no script. */
async function post(body: BodyInit, headers: Record<string, string> = {}) {
  clients += 1;
  const answer = await fetch(`${url}/contact?${canary}`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": `203.0.113.${clients}`, ...headers },
    body,
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const postForm = (change: Partial<typeof form> = {}, headers: Record<string, string> = {}) =>
  post(new URLSearchParams({ ...form, ...change }), headers);

type Answer = Awaited<ReturnType<typeof post>>;

describe("6. a form posted without JavaScript", () => {
  test("is kept, with its mail, and answered with a way to a page that a reload does not send again", async () => {
    const { status, headers } = await postForm();
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/contact/sent");
    expect(headers.get("cache-control")).toBe("no-store");
    const [enquiry, ...more] = await enquiries();
    expect(more).toEqual([]);
    expect(enquiry).toMatchObject({
      call: "sendContactEmail",
      name: "Jane Citizen",
      message: "A till,\nplease.",
    });
    expect(await mailsFor(enquiry?.id ?? "")).toHaveLength(1);
    const sent = await fetch(`${url}/contact/sent`);
    expect(sent.status).toBe(200);
    expect(wordsOf(await sent.text())).toContain(contact.answered.thanks);
  });
});

describe("a form that is refused is answered with the contact page", () => {
  test("which says why, at the field, and keeps what was typed", async () => {
    const answer = await postForm({ emailAddress: "jane@nowhere" });
    expectPage(answer, 400);
    expect(answer.html).toContain(`Please check: ${contactLabels.emailAddress}`);
    const { document } = parseHTML(answer.html);
    expect(document.querySelector("[name=fullname]")?.getAttribute("value")).toBe("Jane Citizen");
    expect(document.querySelector("[name=msg]")?.textContent).toMatch(/^A till,\s+please\.$/);
    const invalid = [...document.querySelectorAll("[aria-invalid=true]")];
    expect(invalid.map((field) => field.getAttribute("name"))).toEqual(["emailAddress"]);
    expect(invalid[0]?.getAttribute("value")).toBe("jane@nowhere");
    expect(await enquiries()).toEqual([]);
  });

  test.each([
    '"><script>alert(1)</script>',
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "</textarea><b>",
  ])("48. and %s comes back as the text it is", async (hostile) => {
    const harmless = await postForm({ fullname: "x", emailAddress: "x", msg: "x" });
    const answer = await postForm({ fullname: hostile, emailAddress: hostile, msg: hostile });
    expectPage(answer, 400);
    expect(answer.html).not.toContain(hostile);
    expect(answer.html).toContain(
      hostile.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
    );
    const tags = ({ html }: Answer) =>
      allButText(html).map((node) => (node.nodeName === "SCRIPT" ? String(node) : node.nodeName));
    expect(tags(answer)).toEqual(tags(harmless));
  });
});

test("50. what was typed or sent along is taken, and where it is not", async () => {
  const typed = { ...form, fullname: canary, emailAddress: `${canary}@example.org`, msg: canary };
  const headers = { "user-agent": canary, referer: `${url}/${canary}`, cookie: canary };
  const changes = [{}, { [honeypotField]: canary }, { emailAddress: canary }, { msg: canary.repeat(5_000) }];
  const statuses: number[] = [];
  for (const change of changes) statuses.push((await postForm({ ...typed, ...change }, headers)).status);
  expect(statuses).toEqual([303, 200, 400, 413]);
});

function wordsOf(html: string): string {
  return parseHTML(html).document.body.textContent;
}

/** The contact page with the dialog that tells of a failure, and scripts that its policy lets run. */
function expectPage({ status, headers, html }: Answer, expected: number) {
  expect(status).toBe(expected);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(wordsOf(html)).toContain(errors.sendContactEmail.title);
  expect(html).toContain("<h1");
  const policy = headers.get("content-security-policy") ?? "";
  // What tells search engines of a page is data, which no policy stops.
  const scripts = html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs);
  const inline = Array.from(scripts, ([, code = ""]) => code);
  expect(inline.length).toBeGreaterThan(0);
  for (const code of inline) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  expect(policy).not.toContain("unsafe");
}
