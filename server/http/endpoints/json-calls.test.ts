// R-CALL-1 to R-CALL-4, R-CALL-6, R-CALL-9, R-LIMIT-2, R-ERROR-1, R-ERROR-2, R-ERROR-6
import { beforeEach, describe, expect, test } from "vitest";
import { site } from "../../../site.config.ts";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);

beforeEach(() => fixture.clear());

const jane = "jane@example.org";
const letter = { from: `Jane Citizen <${jane}>`, text: "A till, please." };
const contact = { ...letter, email: jane };
const email = { ...letter, to: "owner@site.test", replyTo: jane, subject: "Contact Form" };
const signup = { emailaddress: jane, list: "newsletter" };
const stored = { name: "Jane Citizen", email: jane, held: null };
const calls: [string, Record<string, string>, object][] = [
  ["sendContactEmail", contact, { ...stored, call: "sendContactEmail" }],
  ["sendEmail", email, { ...stored, call: "sendEmail" }],
  ["addSubscriber", signup, { address: jane, page: "api", held: null }],
];
const rows = async () => {
  const { db } = fixture.store;
  const enquiries = await db.selectFrom("enquiries").selectAll().execute();
  return [...enquiries, ...(await db.selectFrom("subscriptions").selectAll().execute())];
};

/** Returns the expected body of an error response, in the format that the call uses. */
function errorOf(call: string, type: string) {
  const said = expect.stringMatching(/\w.*\.$/);
  return call === "sendEmail"
    ? { error: { code: type, reason: said } }
    : { error: { type, message: expect.any(String), details: said } };
}

describe.each(calls)("%s", (call, payload, row) => {
  test('answers {"ok":true} once the call and its email are stored', async () => {
    const answer = await fixture.call(call, payload);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('{"ok":true}');
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(await rows()).toMatchObject([row]);
    const mails = await fixture.store.db.selectFrom("outbox").select("state").execute();
    expect(mails).toEqual([{ state: "waiting" }]);
  });

  describe("43. an invalid call is refused with 400, in the call's own format", () => {
    const json = JSON.stringify(payload);
    test.each<[string, string, string?]>([
      ["no body", ""],
      ["broken JSON", `${json.slice(0, -1)},`],
      ["not an object", '"text"'],
      ["__proto__, escaped", `${json.slice(0, -1)},"\\u005f_proto__":{"a":1}}`],
      ["a constructor's prototype", `${json.slice(0, -1)},"constructor":{"prototype":{"a":1}}}`],
      ["text/plain", json, "text/plain"],
      ["a form", new URLSearchParams(payload).toString(), "application/x-www-form-urlencoded"],
    ])("%s", async (_name, body, type = "application/json") => {
      const answer = await fixture.call(call, body, { "content-type": type });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(errorOf(call, "invalid"));
      expect(await rows()).toEqual([]);
    });
  });

  test("a body over 64 KiB is refused with 413, and one of exactly 64 KiB is read", async () => {
    const spare = 64 * 1024 - JSON.stringify({ ...payload, more: "" }).length;
    const large = await fixture.call(call, { ...payload, more: "x".repeat(spare + 1) });
    expect(large.statusCode).toBe(413);
    expect(large.json()).toEqual(errorOf(call, "too-large"));
    const read = await fixture.call(call, { ...payload, more: "x".repeat(spare) });
    expect(read.statusCode).toBe(400);
    expect(read.body).toContain("and nothing else");
  });

  test("5. a repeated Idempotency-Key stores one row; an invalid key, or another body, is refused", async () => {
    const withKey = (key: string, body = payload) => fixture.call(call, body, { "idempotency-key": key });
    const key = "3f1c2a7e-9b1d-4c55";
    for (let count = 0; count < 2; count += 1) expect((await withKey(key)).body).toBe('{"ok":true}');
    const other = call === "addSubscriber" ? { emailaddress: "max@example.org" } : { text: "Two tills." };
    for (const answer of [await withKey(key, { ...payload, ...other }), await withKey("")]) {
      expect(answer.json()).toEqual(errorOf(call, "invalid"));
    }
    expect(await rows()).toMatchObject([row]);
  });
});

test.each([
  "victim@example.org",
  "",
  `${site.email},victim@example.org`,
  `Hello <${site.email}>`,
  "owner@site.test,victim@example.org",
  site.mail.from,
])("sendEmail is not an open relay: it refuses to send to %j, without revealing our address", async (to) => {
  const answer = await fixture.call("sendEmail", { ...email, to });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual(errorOf("sendEmail", "forbidden"));
  expect(answer.body).not.toContain("owner@site.test");
  expect(await rows()).toEqual([]);
});

test.each([
  ["the owner's address", "Owner@Site.test"],
  ["the address on our pages", site.email.toUpperCase()],
])("sendEmail accepts %s, in upper or lower case", async (_name, to) => {
  expect((await fixture.call("sendEmail", { ...email, to })).statusCode).toBe(200);
});

test("no API response is rendered as a page, whatever the address contains", async () => {
  const { headers, body } = await fixture.get("/api/%3Cscript%3Ealert(1)%3C/script%3E<b>?canary=1");
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(body).not.toContain("canary");
});
