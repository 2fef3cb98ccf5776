// R-LIMIT-2
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;

beforeAll(async () => {
  fixture = await createHttpFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.tearDown());

const json = JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "A till." });
const enquiries = () => fixture.store.db.selectFrom("enquiries").selectAll().execute();
const post = (payload: Buffer, headers: Record<string, string> = {}) =>
  fixture.post("/api/sendContactEmail", payload, { "content-type": "application/json", ...headers });

describe("43. the body of a call", () => {
  test.each([
    ["a bomb of 50 MB", "gzip", gzipSync(Buffer.alloc(50_000_000, " "))],
    ["a call in letters of its own", "GZIP", gzipSync(json)],
    ["two encodings", "gzip, br", gzipSync(json)],
    ["an encoding that nobody knows", "x", Buffer.from(json)],
  ])("is refused as %s, encoded as %s: 400, unpacked by nobody", async (_name, encoding, body) => {
    const answer = await post(body, { "content-encoding": encoding });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["accept-encoding"]).toBe("identity");
    expect(answer.json()).toMatchObject({ error: { type: "invalid" } });
    expect(answer.body).toContain("content-encoding");
    expect(await enquiries()).toEqual([]);
  });

  test("is taken in the encoding that is none", async () => {
    expect((await post(Buffer.from(json), { "content-encoding": "identity" })).statusCode).toBe(200);
  });

  test.each([
    ["a letter of Latin-1", [0xe9]],
    ["half a surrogate pair", [0xed, 0xa0, 0x80]],
  ])("is refused with %s, rather than kept as something else", async (_name, bytes) => {
    const [head = "", tail = ""] = json.split("A till.");
    const answer = await post(Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { type: "invalid" } });
    expect(await enquiries()).toEqual([]);
  });

  test("is kept with every letter that is", async () => {
    const text = "Größe 大 🧾";
    expect((await post(Buffer.from(json.replace("A till.", text)))).statusCode).toBe(200);
    expect(await enquiries()).toMatchObject([{ message: text }]);
  });
});
