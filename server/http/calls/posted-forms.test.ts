// R-LIMIT-1, R-SPAM-2
import { gzipSync } from "node:zlib";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contact } from "../../../content/pages/contact.ts";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;

beforeAll(async () => {
  fixture = await createHttpFixture();
});
afterAll(() => fixture.tearDown());
beforeEach(() => fixture.clear());

const enquiry = { fullname: "Jane Citizen", emailAddress: "jane@example.org", msg: "A till." };
const signup = { emailaddress: "jane@example.org", list: "newsletter", page: "newsletter" };

test("the hidden field has a name by which no form filler takes it for one that it knows", () => {
  const known =
    /name|mail|phone|tel|mobile|web|site|url|link|home|company|organi|business|addr|street|city|town|state|region|country|zip|post|code|user|login|pass|title|subject|message|comment|note|search|birth|date|card|fax/i;
  expect(honeypotField).not.toMatch(known);
});

describe.each([
  { address: addresses.contact, form: enquiry, table: "enquiries", again: contact.again },
  { address: addresses.newsletter, form: signup, table: "subscriptions", again: newsletter.again },
] as const)("7. $address with the hidden field filled in", ({ address, form, table, again }) => {
  const held = async () =>
    (await fixture.store.db.selectFrom(table).select("held").execute()).map((row) => row.held).sort();
  const mails = () => fixture.store.db.selectFrom("outbox").selectAll().execute();
  const post = (entries: Record<string, string>) => fixture.post(address, new URLSearchParams(entries));

  test("is kept back without a mail, and asks for one more press, which goes its way", async () => {
    const asked = await post({ ...form, [honeypotField]: "https://example.org" });
    expect([asked.statusCode, asked.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { document } = parseHTML(`<main>${asked.body}</main>`);
    expect(document.documentElement.textContent).toContain(again);
    expect(document.querySelector("dialog")).toBeNull();
    expect(document.querySelector("button[type=submit]")?.hasAttribute("autofocus")).toBe(true);
    expect(await held()).toEqual(["honeypot"]);
    expect(await mails()).toEqual([]);

    const pressed = await post(entriesOf(document));
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, expect.stringMatching(/\/sent$/)]);
    expect(await held()).toEqual(["honeypot", null]);
    expect(await mails()).toHaveLength(1);
  });
});

describe("43. a form", () => {
  const address = addresses.contact;
  const typed = new URLSearchParams(enquiry).toString();
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
    ["JSON", "application/json", JSON.stringify(enquiry)],
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
    new URLSearchParams({ ...enquiry, msg: "字".repeat(7_500) }),
  );
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain("7,000");
  const shorter = await fixture.post(
    addresses.contact,
    new URLSearchParams({ ...enquiry, msg: "字".repeat(7_000) }),
  );
  expect(shorter.statusCode).toBe(303);
});

/** The entries that a browser posts for the page's form. */
function entriesOf(document: Document): Record<string, string> {
  const fields = [...document.querySelectorAll("form [name]")];
  return Object.fromEntries(
    fields.map((field) => [
      field.getAttribute("name"),
      field.localName === "textarea" ? field.textContent : (field.getAttribute("value") ?? ""),
    ]),
  );
}
