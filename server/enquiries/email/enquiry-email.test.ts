// R-MAIL-1, R-MAIL-2
import { parseHTML } from "linkedom";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { ownerNotices } from "../../../content/owner-notices.ts";
import { contact } from "../../../content/pages/contact.ts";
import { support } from "../../../content/pages/support.ts";
import { site } from "../../../site.config.ts";
import { renderEnquiry } from "../../mail-renderer.ts";
import type { Schema } from "../../store/schema.ts";
import { allButText } from "../../testing/all-but-text.ts";
import { openTestStore } from "../../testing/test-database.ts";
import { enquiryMail } from "./enquiry-email.tsx";

const addresses = { mailFrom: "website@site.example", contactTo: "desk@site.example" };
const answered = [{ label: "I have answered", href: "https://site.example/owner/answered?token=t" }];
const jane = {
  id: "k7qf2m9a3xyz",
  call: "sendContactEmail" as const,
  name: "Jane Citizen",
  email: "jane@example.org",
  message: "Hello,\n\nour shop needs:\n\t1.  a till\n\t2.  a web shop\n\nJane",
  received_at: Date.UTC(2026, 10, 20, 19, 55),
} satisfies Partial<Schema["enquiries"]>;

describe("the email about an enquiry", () => {
  it("goes from the site to the owner, and a reply goes to the visitor", () => {
    const { text, html, ...rest } = mailOf({});
    expect(rest).toEqual({
      from: { name: `${site.name} website`, address: addresses.mailFrom },
      to: { name: site.name, address: addresses.contactTo },
      replyTo: { name: "Jane Citizen", address: "jane@example.org" },
      subject: "Enquiry from Jane Citizen",
      messageId: "<1@site.example>",
      date: new Date("2026-11-20T19:55:00Z"),
      headers: { "Auto-Submitted": "auto-generated" },
      envelope: { from: addresses.mailFrom, to: addresses.contactTo },
    });
  });

  it("has a text part that ends with the visitor's message", () => {
    const { label } = contact.fields.msg;
    expect(mailOf({}).text).toBe(
      [
        "Enquiry from Jane Citizen",
        "",
        "To answer, just reply to this email.",
        "",
        "Name:     Jane Citizen",
        "Email:    jane@example.org",
        "Received: Saturday 21 November 2026 at 6:55 am AEDT",
        `Form:     ${contact.title}, /contact`,
        "Enquiry:  k7qf2m9a3xyz",
        "",
        ownerNotices.afterwards,
        "",
        "I have answered:",
        "https://site.example/owner/answered?token=t",
        "",
        label,
        "-".repeat(label.length),
        jane.message,
        "",
      ].join("\n"),
    );
  });

  it("has an HTML part with the same facts, a reply button, the message and the link to mark it as answered", () => {
    const { document } = parseHTML(mailOf({}).html ?? "");
    const rows = Array.from(document.querySelectorAll("tr:has(> th)"), ({ children }) =>
      Array.from(children, ({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ["Name", "Jane Citizen"],
      ["Email", "jane@example.org"],
      ["Received", "Saturday 21 November 2026 at 6:55 am AEDT"],
      ["Form", `${contact.title}, /contact`],
      ["Enquiry", "k7qf2m9a3xyz"],
    ]);
    const [link, ...more] = document.querySelectorAll("a");
    expect(link?.getAttribute("href")).toMatch(/^mailto:jane@example\.org\?subject=/);
    expect(more.map((each) => each.getAttribute("href"))).toEqual(answered.map(({ href }) => href));
    const lines = Array.from(document.querySelectorAll("h2 + table div"), ({ textContent }) => textContent);
    // As a reader sees them, who gets only one of several spaces, and no empty line.
    const seen = (line: string) => line.replaceAll(/^ +| +$|(?<= ) +/g, "").replaceAll("\u00a0", " ");
    expect(lines.map((line) => seen(line ?? ""))).toEqual(
      jane.message.split("\n").map((line) => line.replace("\t", " ".repeat(4)) || " "),
    );
  });

  it("has the beginning of the message as its inbox preview", () => {
    const message = `The till\n\u202estops. ${"👍🏽".repeat(200)}`;
    const { document } = parseHTML(mailOf({ message }).html ?? "");
    const thumbs = "👍🏽".repeat(140 - "The till stops. ".length - 1);
    expect(document.body.firstElementChild?.textContent).toBe(`The till stops. ${thumbs}…`);
  });

  it("names the support form in its subject and text", () => {
    const desk = mailOf({ call: "sendEmail" });
    expect(desk.subject).toBe("Contact Form: enquiry from Jane Citizen");
    expect(desk.text).toContain(`\nForm:     ${support.title}, /pages/support/contact-us\n`);
    expect(desk.text).toContain(`\n${support.message.label}\n----`);
  });

  it("says so when the message is empty", () => {
    expect(mailOf({ message: "" }).text).toContain("(Nothing was written here.)");
  });

  it("shows standard time in winter", () => {
    expect(mailOf({ received_at: Date.UTC(2026, 5, 30, 23, 0) }).text).toContain(
      "Received: Wednesday 1 July 2026 at 9:00 am AEST",
    );
  });

  it("omits a Reply-To that mail servers may not support, and says not to reply", () => {
    const mail = mailOf({ email: "jürgen@xn--mller-kva.example" });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain("Don’t reply to this email");
    expect(mail.text).toContain("jürgen@xn--mller-kva.example");
    expect(mail.html).toContain("mailto:j%C3%BCrgen@xn--mller-kva.example?");
  });

  it("shortens a name that is too long for the subject", () => {
    const { subject } = mailOf({ name: "👩‍👩‍👧‍👦".repeat(200) });
    expect(subject).toBe(`Enquiry from ${"👩‍👩‍👧‍👦".repeat(59)}…`);
  });
});

describe("a visitor's input stays plain text", () => {
  it.each([
    ["HTML", "<img src=x onerror=alert(1)>"],
    ["the end of an element", "</div></body></html><script>alert(1)</script>"],
    ["a javascript: link", "javascript:alert(1)"],
    ["the end of an attribute", '" onmouseover="alert(1)'],
    ["a right-to-left override", "\u202egnp.exe"],
    ["a formula", '=HYPERLINK("https://evil.example","Click")'],
    ["a second recipient", "Jane, victim@example.org"],
    ["an address in the name", "Jane <victim@example.org>"],
    ["an encoded word", "=?utf-8?Q?=0D=0ABcc:_victim=40example.org?="],
    ["a header", "Bcc: victim@example.org"],
    ["the end of the email", "."],
    ["quotes and a backslash", '"\\" <victim@example.org>, "'],
    ["an address group", "undisclosed: victim@example.org;"],
  ])("%s", async (_, hostile) => {
    await expectInert(hostile, `${hostile}\n\n${hostile}\n.\n${hostile}`);
  });
});

async function expectInert(name: string, message: string): Promise<void> {
  const mail = mailOf({ name, message });
  const composed = new MailComposer(mail).compile();
  expect(composed.getEnvelope()).toEqual({ from: addresses.mailFrom, to: [addresses.contactTo] });
  const raw = await composed.build();
  for (const line of raw.toString("latin1").split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
  const parsed = await PostalMime.parse(raw);
  expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(headersOfOurs);
  expect(parsed.from?.address).toBe(addresses.mailFrom);
  expect(parsed.to).toEqual([{ name: site.name, address: addresses.contactTo }]);
  expect(parsed.replyTo?.map(({ address }) => address)).toEqual(["jane@example.org"]);
  expect(parsed.subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(mail.text).toContain(message);
  expect(tagsOf(parsed.html ?? "")).toEqual(tagsOf(mailOf({}).html));
}

/** Returns the HTML tags with their attributes. Leaves out DIV, because there is one for each line of a message. */
function tagsOf(html: string): string[] {
  const nodes = allButText(html).filter(({ nodeName }) => nodeName !== "DIV");
  return nodes.map((node) => `${node.parentNode?.nodeName} > ${node.cloneNode()}`);
}

const headersOfOurs =
  "auto-submitted content-type date from message-id mime-version reply-to subject to".split(" ");

function mailOf(change: Partial<Schema["enquiries"]>) {
  return enquiryMail({ ...jane, ...change }, { messageId: "<1@site.example>", ...addresses, answered });
}

const { store } = openTestStore("sqlite", "all");

it("the email cannot be rendered without its enquiry", async () => {
  const row = { subject_id: "gone", message_id: "<1@site.example>", created_at: 0 };
  const facts = { ...addresses, siteUrl: "https://site.example", secret: "s" };
  await expect(renderEnquiry(row, store, facts)).rejects.toThrow("There is no enquiry gone");
});
