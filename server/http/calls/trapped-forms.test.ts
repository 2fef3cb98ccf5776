// R-SPAM-2
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
