// R-LIMIT-1
import { gzipSync } from "node:zlib";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;

beforeAll(async () => {
  fixture = await createHttpFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.tearDown());

const contact = { fullname: "Jane Citizen", emailAddress: "jane@example.org", msg: "A till." };

describe("43. a form", () => {
  const address = addresses.contact;
  const typed = new URLSearchParams(contact).toString();
  const stored = () => fixture.store.db.selectFrom("enquiries").selectAll().execute();

  test("that is encoded: its page, 400, unpacked by nobody", async () => {
    const answer = await fixture.post(address, gzipSync(typed), { "content-encoding": "gzip" });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({
      "accept-encoding": "identity",
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    });
    expect(answer.body).toContain("Please reload the page");
    expect(await stored()).toEqual([]);
  });

  test.each([
    [
      "multipart",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="msg"\r\n\r\nx\r\n--x--',
    ],
    ["JSON", "application/json", JSON.stringify(contact)],
    ["with a field that is none of ours", undefined, `${typed}&__proto__=b`],
  ])("%s: its page, 400, in words for people", async (_name, type, body) => {
    const answer = await fixture.post(address, Buffer.from(body), type ? { "content-type": type } : {});
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("Please reload the page");
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["%FF", "a byte that is no UTF-8"],
    ["%ED%A0%80", "half a surrogate pair"],
  ])("with %s, %s: its page, 400, and what was typed where it can be read", async (written) => {
    const answer = await fixture.post(address, Buffer.from(typed.replace("jane", `jane${written}`)));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("Some letters did not arrive");
    const field = parseHTML(answer.body).document.querySelector("[name=emailAddress]");
    expect(field?.getAttribute("value")).toMatch(/^jane\ufffd+@example\.org$/);
    expect(answer.body).toContain("A till.");
    expect(await stored()).toEqual([]);
  });

  test.each(["%", "%zz", "%u0041"])("with %s, which is no escape: it is the text it is", async (written) => {
    const answer = await fixture.post(address, Buffer.from(typed.replace("jane", `jane${written}`)));
    expect([303, 400]).toContain(answer.statusCode);
    if (answer.statusCode === 400) expect(answer.body).toContain(`value="jane${written}@example.org"`);
  });
});

test("43. a message that is too long only because of its letters is told how long it may be", async () => {
  const answer = await fixture.post(
    addresses.contact,
    new URLSearchParams({ ...contact, msg: "字".repeat(7_500) }),
  );
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain("7,000");
  const shorter = await fixture.post(
    addresses.contact,
    new URLSearchParams({ ...contact, msg: "字".repeat(7_000) }),
  );
  expect(shorter.statusCode).toBe(303);
});
