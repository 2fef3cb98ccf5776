import fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import type { Schema } from "../../store/schema.ts";
import { allButText } from "../../testing/all-but-text.ts";
import { enquiryMail } from "./enquiry-email.ts";

const addresses = { mailFrom: "website@stackhouse.example", contactTo: "hello@stackhouse.example" };
const jane: Schema["enquiries"] = {
  id: "k7qf2m9a3xyz",
  call: "sendContactEmail",
  name: "Jane Citizen",
  email: "jane@example.org",
  message: "Hello,\n\nour shop needs:\n\t1.  a till\n\t2.  a web shop\n\nJane",
  received_at: Date.UTC(2026, 10, 20, 19, 55),
  held: null,
  message_fingerprint: null,
};

describe("the mail about an enquiry", () => {
  it("comes from us, goes to the owner, and is answered to the visitor", () => {
    const { text, html, ...rest } = mailOf({});
    expect(rest).toEqual({
      from: { name: "Stackhouse website", address: "website@stackhouse.example" },
      to: { name: "Stackhouse", address: "hello@stackhouse.example" },
      replyTo: { name: "Jane Citizen", address: "jane@example.org" },
      subject: "Enquiry from Jane Citizen",
      messageId: "<1@stackhouse.example>",
      date: new Date("2026-11-20T19:55:00Z"),
      headers: { "Auto-Submitted": "auto-generated" },
      envelope: { from: "website@stackhouse.example", to: "hello@stackhouse.example" },
    });
  });

  it("has a text part", () => {
    expect(mailOf({}).text).toMatchInlineSnapshot(`
      "Enquiry from Jane Citizen

      To answer, just reply to this mail.

      Name:     Jane Citizen
      Email:    jane@example.org
      Received: Saturday 21 November 2026 at 6:55 am AEDT
      Form:     Contact us, /contact
      Enquiry:  k7qf2m9a3xyz

      Project Details
      ---------------
      Hello,

      our shop needs:
      	1.  a till
      	2.  a web shop

      Jane
      "
    `);
  });

  it("has an HTML part", () => {
    expect(mailOf({}).html).toMatchInlineSnapshot(
      `"<!doctype html><html lang="en-AU"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><meta name="color-scheme" content="light dark"/><title>Enquiry from Jane Citizen</title></head><body style="margin:0;padding:24px 16px"><div style="max-width:36em;margin:0 auto;font:16px/1.5 system-ui, -apple-system, &quot;Segoe UI&quot;, Roboto, Arial, sans-serif;overflow-wrap:anywhere"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">Enquiry from <bdi>Jane Citizen</bdi></h1><p style="margin:0 0 16px">To answer, just reply to this mail.</p><p style="margin:0 0 16px">Name: <bdi>Jane Citizen</bdi><br/>Email: <a href="mailto:jane@example.org?subject=Your%20enquiry%20to%20Stackhouse">jane@example.org</a><br/>Received: Saturday 21 November 2026 at 6:55 am AEDT<br/>Form: Contact us, /contact<br/>Enquiry: <code>k7qf2m9a3xyz</code></p><h2 style="margin:24px 0 8px;font-size:16px">Project Details</h2><div dir="auto" style="white-space:pre-wrap;unicode-bidi:plaintext;border-left:3px solid #888;padding-left:16px">Hello,<br/><br/>our shop needs:<br/>	1.  a till<br/>	2.  a web shop<br/><br/>Jane</div></div></body></html>"`,
    );
  });

  it("names the form that wrote, and that of the support desk by its subject too", () => {
    const contact = mailOf({ call: "sendContactEmail" });
    expect(contact.subject).toBe("Enquiry from Jane Citizen");
    expect(contact.text).toContain("\nForm:     Contact us, /contact\n");
    expect(contact.html).toContain("Form: Contact us, /contact<br/>");
    const support = mailOf({ call: "sendEmail" });
    expect(support.subject).toBe("Contact Form: enquiry from Jane Citizen");
    expect(support.text).toContain("\nForm:     Contact support, /pages/support/contact-us\n");
    expect(support.html).toContain("Form: Contact support, /pages/support/contact-us<br/>");
  });

  it("says so when nothing was written", () => {
    expect(mailOf({ message: "" }).text).toContain("(Nothing was written here.)");
  });

  it("shows winter time in winter", () => {
    expect(mailOf({ received_at: Date.UTC(2026, 5, 30, 23, 0) }).text).toContain(
      "Received: Wednesday 1 July 2026 at 9:00 am AEST",
    );
  });

  it("carries no Reply-To that a mail server may not understand, and says why", () => {
    const mail = mailOf({ email: "jürgen@xn--mller-kva.example" });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain("Don't reply to this mail");
    expect(mail.text).toContain("jürgen@xn--mller-kva.example");
    expect(mail.html).toContain("mailto:j%C3%BCrgen@xn--mller-kva.example?");
  });

  it("cuts a name that would fill the subject", () => {
    const { subject } = mailOf({ name: "👩‍👩‍👧‍👦".repeat(200) });
    expect(subject).toBe(`Enquiry from ${"👩‍👩‍👧‍👦".repeat(59)}…`);
  });
});

describe("what a stranger writes stays text", () => {
  it.each([
    ["HTML", "<img src=x onerror=alert(1)>"],
    ["the end of an element", "</div></body></html><script>alert(1)</script>"],
    ["a javascript: link", "javascript:alert(1)"],
    ["an attribute's end", '" onmouseover="alert(1)'],
    ["a right-to-left override", "\u202egnp.exe"],
    ["a formula", '=HYPERLINK("https://evil.example","Click")'],
    ["a second recipient", "Jane, victim@example.org"],
    ["an address in the name", "Jane <victim@example.org>"],
    ["an encoded word", "=?utf-8?Q?=0D=0ABcc:_victim=40example.org?="],
    ["a header", "Bcc: victim@example.org"],
    ["the end of the mail", "."],
    ["quotes and a backslash", '"\\" <victim@example.org>, "'],
    ["a group", "undisclosed: victim@example.org;"],
  ])("%s", async (_, hostile) => {
    await expectInert(hostile, `${hostile}\n\n${hostile}\n.\n${hostile}`);
  });

  it("whatever it is", async () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.string({ unit: "grapheme-composite", maxLength: 80 }),
      fc
        .array(
          fc.constantFrom(
            "<",
            ">",
            '"',
            ",",
            ";",
            ":",
            "@",
            "Bcc",
            "\\",
            "=?",
            "?=",
            " ",
            "x",
            "\u202e",
            "é",
            "字",
          ),
          {
            maxLength: 40,
          },
        )
        .map((pieces) => pieces.join("")),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (name, message) => {
        fc.pre(/[\p{L}\p{N}\p{P}\p{S}]/u.test(name));
        await expectInert(
          name.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ""),
          message.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ""),
        );
      }),
      { numRuns: 300 },
    );
  });
});

async function expectInert(name: string, message: string): Promise<void> {
  const mail = mailOf({ name, message });
  const composed = new MailComposer(mail).compile();
  expect(composed.getEnvelope()).toEqual({ from: addresses.mailFrom, to: [addresses.contactTo] });
  const raw = await composed.build();
  expect(
    Math.max(
      ...raw
        .toString("latin1")
        .split("\r\n")
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(998);
  const parsed = await PostalMime.parse(raw);
  expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(headersOfOurs);
  expect(parsed.from?.address).toBe(addresses.mailFrom);
  expect(parsed.to).toEqual([{ name: "Stackhouse", address: addresses.contactTo }]);
  expect(parsed.replyTo?.map(({ address }) => address)).toEqual(["jane@example.org"]);
  expect(parsed.subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(mail.text).toContain(message);
  expect(tagsOf(parsed.html ?? "")).toEqual(tagsOf(mailOf({}).html));
}

/** Each with its attributes; a message has as many line breaks as it likes. */
function tagsOf(html: string): string[] {
  const nodes = allButText(html).filter(({ nodeName }) => nodeName !== "BR");
  return nodes.map((node) => `${node.parentNode?.nodeName} > ${node.cloneNode()}`);
}

const headersOfOurs = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

function mailOf(change: Partial<Schema["enquiries"]>) {
  return enquiryMail({ ...jane, ...change }, { messageId: "<1@stackhouse.example>", ...addresses });
}
