import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;
let client = 0;

beforeAll(async () => {
  fixture = await createHttpFixture();
});
beforeEach(() => fixture.store.transaction((tx) => tx.deleteFrom("enquiries").execute()));
afterAll(() => fixture.tearDown());

const contact = { from: "Jane Citizen <jane@example.org>", email: "jane@example.org", text: "A till." };
const email = {
  to: "owner@site.test",
  from: contact.from,
  replyTo: contact.email,
  subject: "Contact Form",
  text: "A till.",
};
const enquiries = () => fixture.store.db.selectFrom("enquiries").selectAll().execute();
const post = (url: string, payload: Buffer, headers: Record<string, string>) =>
  fixture.http.inject({
    method: "POST",
    url,
    remoteAddress: `203.0.113.${client++}`,
    headers: { "content-type": "application/json", ...headers },
    payload,
  });

describe.each([
  ["sendContactEmail", contact],
  ["sendEmail", email],
])("43. %s", (call, payload) => {
  const json = JSON.stringify(payload);
  const said = expect.stringMatching(/\w/);
  const invalid =
    call === "sendEmail"
      ? { error: { code: "invalid", reason: said } }
      : { error: { type: "invalid", message: said, details: said } };

  test.each([
    ["a bomb of 50 MB", "gzip", gzipSync(Buffer.alloc(50_000_000, " "))],
    ["what can't be unpacked", "gzip", Buffer.from("not gzip")],
    ["a call as it should be", "gzip", gzipSync(json)],
    ["a call in letters of its own", "GZIP", gzipSync(json)],
    ["two encodings", "gzip, br", gzipSync(json)],
    ["an encoding that nobody knows", "x", Buffer.from(json)],
  ])("refuses %s, encoded as %s: 400, unpacked by nobody", async (_name, encoding, body) => {
    const answer = await post(`/api/${call}`, body, { "content-encoding": encoding });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["accept-encoding"]).toBe("identity");
    expect(answer.json()).toEqual(invalid);
    expect(answer.body).toContain("content-encoding");
    expect(await enquiries()).toEqual([]);
  });

  test("takes the encoding that is none", async () => {
    const answer = await post(`/api/${call}`, Buffer.from(json), { "content-encoding": "identity" });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ["a lone byte", [0xff]],
    ["a letter of Latin-1", [0xe9]],
    ["half a letter", [0xc3]],
    ["an overlong slash", [0xc0, 0xaf]],
    ["half a surrogate pair", [0xed, 0xa0, 0x80]],
  ])("refuses bytes that are no UTF-8, %s, rather than keep something else", async (_name, bytes) => {
    const [head = "", tail = ""] = json.split("A till.");
    const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]);
    const answer = await post(`/api/${call}`, body, {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(invalid);
    expect(await enquiries()).toEqual([]);
  });

  test("keeps every letter that is", async () => {
    const text = "Größe 大 🧾";
    const answer = await post(`/api/${call}`, Buffer.from(JSON.stringify({ ...payload, text })), {});
    expect(answer.statusCode).toBe(200);
    expect(await enquiries()).toMatchObject([{ message: text }]);
  });
});
