// R-SPAM-1, R-SPAM-2
import { parseHTML } from "linkedom";
import { beforeEach, describe, expect, test } from "vitest";
import { contact } from "../../../content/pages/contact.ts";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);

beforeEach(() => fixture.clear());

const enquiry = { fullname: "Jane Citizen", emailAddress: "jane@example.org", msg: "A till." };
const signup = { emailaddress: "jane@example.org", list: "newsletter", page: "newsletter" };

test("the hidden field's name means nothing to form fillers", () => {
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

  test("is stored without an email, and asks the visitor to press again, which succeeds", async () => {
    const asked = await post({ ...form, [honeypotField]: "https://example.org" });
    expect([asked.statusCode, asked.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { document } = parseHTML(asked.body);
    expect(document.documentElement.textContent).toContain(again);
    expect(document.querySelector("main dialog")).toBeNull();
    expect(document.querySelector("main button[type=submit]")?.hasAttribute("autofocus")).toBe(true);
    expect(await held()).toEqual(["honeypot"]);
    expect(await mails()).toEqual([]);

    const pressed = await post(entriesOf(document));
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, expect.stringMatching(/\/sent$/)]);
    expect(await held()).toEqual(["honeypot", null]);
    expect(await mails()).toHaveLength(1);
  });
});

/** Text with many links, which is quarantined only if it is also sent suspiciously soon after the page was opened. */
const text = `canary ${Array.from({ length: 6 }, (_, place) => `https://${place}.example`).join(" ")}`;
const payload = { from: "Canary <canary@spam.test>", email: "canary@spam.test", text };

test("7. a quarantined call gets the usual response, and is logged as a warning with only its id", async () => {
  const ordinary = await fixture.call("sendContactEmail", payload);
  fixture.log.length = 0;
  const quarantined = await fixture.call("sendContactEmail", payload, { "page-age": "10" });
  const seen = ({ statusCode, headers: { date, ...headers }, body }: typeof quarantined) =>
    Object.assign({ statusCode, headers, body });
  expect(seen(quarantined)).toEqual(seen(ordinary));
  const held = fixture.store.db
    .selectFrom("enquiries")
    .select("id")
    .where("held", "=", "too-fast, many-links");
  const rows = await held.execute();
  const warnings = fixture.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings).toMatchObject([{ id: rows.at(-1)?.id, msg: "quarantine: held until the owner decides" }]);
  expect(fixture.log.join("")).not.toMatch(/canary/i);
});

/** Returns the fields that a browser posts for the page's form. */
function entriesOf(document: Document): Record<string, string> {
  const fields = [...document.querySelectorAll("form [name]")];
  return Object.fromEntries(
    fields.map((field) => [
      field.getAttribute("name"),
      field.localName === "textarea" ? field.textContent : (field.getAttribute("value") ?? ""),
    ]),
  );
}
