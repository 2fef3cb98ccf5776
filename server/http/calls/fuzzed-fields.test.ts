import fc from "fast-check";
import { parseHTML } from "linkedom";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { enquiryMail } from "../../enquiries/email/enquiry-email.ts";
import { pastedText } from "../../enquiries/enquiry-fields.ts";
import { plainAddress } from "../../mail/address.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { compose } from "../../mail/transport/mail-transport.ts";
import { subscriberRenderer } from "../../subscribers/subscriber-renderer.ts";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { formPages } from "../../testing/form-pages.ts";
import { bodyLimit } from "../protection/request-bodies.ts";

let fixture: HttpFixture;

beforeAll(async () => {
  fixture = await createHttpFixture({}, {}, undefined, formPages);
});
afterAll(() => fixture.tearDown());
beforeEach(() => fixture.clear());

const address = "jane@example.org";
const pieces = fc.constantFrom(
  ...'<>",;:@\\()=+-. \t\n\r\0\u007f\u0085\u00a0\u2028\u2029\u202e\u2066\ufeff\ufffd%&é字🧾',
  "\r\n",
  "\r\nBcc: victim@example.net",
  "\n\n<script>",
  "=?utf-8?Q?=0D=0ABcc:_victim=40example.net?=",
  '=HYPERLINK("https://evil.example")',
  "\ud83e",
  "\udc00",
  "e\u0301\u0301",
  "victim@example.net",
  "\r\n.\r\n",
);
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.array(pieces, { maxLength: 20 }).map((each) => each.join("")),
);
/** As long as `limit` allows, or by a few characters not, in letters of one, two or three bytes. */
const about = (limit: number) =>
  fc
    .tuple(fc.constantFrom("x", "é", "字", "🧾", "\r\n", "x\u202e"), fc.integer({ min: -3, max: 3 }))
    .map(([letter, more]) => letter.repeat(Math.ceil((limit + more) / letter.length)).slice(0, limit + more));
const mailbox = fc.oneof(
  fc.constant(address),
  fc.emailAddress(),
  hostile,
  hostile.map((local) => `${local}@example.org`),
  hostile.map((domain) => `jane@${domain}`),
  fc.oneof(about(64), about(254), about(242)).map((local) => `${local}@example.org`),
  about(63).map((label) => `jane@${label}.example`),
);
const text = fc.oneof(hostile, about(20_000));

type Change = Record<string, string>;
const one = (field: string, value: fc.Arbitrary<string>) => value.map((it): Change => ({ [field]: it }));
const changed = (...fields: fc.Arbitrary<Change>[]) => fc.oneof(...fields);
const named = (field: string) =>
  fc.oneof(
    one("from", fc.oneof(hostile, about(320))),
    one(
      "from",
      fc.oneof(hostile, about(320 - address.length - 3)).map((name) => `${name} <${address}>`),
    ),
    one(
      "from",
      hostile.map((named) => `Jane <${named}>`),
    ),
    mailbox.map((typed): Change => ({ from: `Jane <${typed}>`, [field]: typed })),
    one(field, mailbox),
  );

const callChanges = {
  sendContactEmail: changed(named("email"), one("text", text)),
  sendEmail: changed(named("replyTo"), one("text", text), one("to", mailbox), one("subject", hostile)),
};
const payloads: Record<keyof typeof callChanges, Change> = {
  sendContactEmail: { from: `Jane <${address}>`, email: address, text: "A till." },
  sendEmail: {
    to: "owner@site.test",
    from: `Jane <${address}>`,
    replyTo: address,
    subject: "Contact Form",
    text: "A till.",
  },
};
/** What the answer calls each field, in words for people or for programmers. */
const namesOf: Record<string, RegExp> = {
  from: /Full Name/,
  email: /Email/,
  replyTo: /Email|replyTo/,
  text: /Project Details/,
  to: /\bto\b/,
  subject: /\bsubject\b/,
  fullname: /Full Name/,
  emailAddress: /Email/,
  msg: /Project Details/,
};

describe.each(["sendContactEmail", "sendEmail"] as const)("40. whatever comes in a field of %s", (call) => {
  test("is refused by the field's name, or inert in the mail", async () => {
    await fuzz(callChanges[call], async (change) => {
      const payload = { ...payloads[call], ...change };
      const answer = await fixture.call(call, payload);
      if (answer.statusCode === 200) {
        expect(answer.body).toBe('{"ok":true}');
        await expectInertEnquiry(payload.text ?? "");
        return true;
      }
      expect([400, 403]).toContain(answer.statusCode);
      const { error } = answer.json();
      const shape = call === "sendEmail" ? ["code", "reason"] : ["details", "message", "type"];
      expect(Object.keys(error).sort()).toEqual(shape);
      expectNamed(Object.values(error).join(" "), change);
      expect(await fixture.store.db.selectFrom("enquiries").selectAll().execute()).toEqual([]);
      return false;
    });
  });
});

const formChange = changed(
  one("fullname", fc.oneof(hostile, about(320 - address.length - 3))),
  one("emailAddress", mailbox),
  one("msg", text),
);

test("40. whatever is typed into a field of the contact form is refused with the page, or inert in the mail", async () => {
  await fuzz(formChange, async (change) => {
    const form = { fullname: "Jane", emailAddress: address, msg: "A till.", ...change };
    const answer = await fixture.post(addresses.contact, new URLSearchParams(form));
    if (answer.statusCode === 303) {
      expect(answer.headers.location).toMatch(/^\/[a-z-]+\/sent$/);
      await expectInertEnquiry(form.msg.toWellFormed());
      return true;
    }
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    // Escaped, a letter takes up to nine bytes.
    if (new URLSearchParams(form).toString().length > bodyLimit) {
      expect(answer.statusCode).toBe(413);
      return false;
    }
    expect(answer.statusCode).toBe(400);
    const said = parseHTML(answer.body).document.querySelector("dialog h2")?.textContent ?? "";
    expect(said).toMatch(/^Please check: /);
    expectNamed(said, change);
    expect(await fixture.store.db.selectFrom("enquiries").selectAll().execute()).toEqual([]);
    return false;
  });
});

test("40. whatever comes as the address of a signup is refused, or its mail goes to that one address", async () => {
  await fuzz(one("emailaddress", mailbox), async ({ emailaddress = "" }) => {
    const answer = await fixture.call("addSubscriber", { emailaddress, list: "newsletter" });
    if (answer.statusCode === 200) {
      await expectInertConfirmation(emailaddress);
      return true;
    }
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("Please check your email address.");
    expect(await fixture.store.db.selectFrom("subscriptions").selectAll().execute()).toEqual([]);
    return false;
  });
});

/** Some of it must be taken and some refused, or nothing was learnt. */
async function fuzz<Value>(values: fc.Arbitrary<Value>, isTaken: (value: Value) => Promise<boolean>) {
  const outcomes = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      await fixture.clear();
      outcomes.add(await isTaken(value));
    }),
    { numRuns: process.env.TEST_ALL ? 150 : 50 },
  );
  expect(outcomes).toEqual(new Set([true, false]));
}

function expectNamed(answer: string, change: Change) {
  expect(Object.keys(change).some((field) => namesOf[field]?.test(answer))).toBe(true);
}

async function expectInertEnquiry(typed: string) {
  const enquiry = await fixture.store.db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
  const mail = enquiryMail(enquiry, {
    messageId: "<1@site.test>",
    mailFrom: "website@site.test",
    contactTo: "owner@site.test",
    answered: [],
  });
  const parsed = await parsedAlike(mail);
  expect(mail.envelope).toEqual({ from: "website@site.test", to: "owner@site.test" });
  expect(parsed.to?.map((each) => each.address)).toEqual(["owner@site.test"]);
  expect((parsed.replyTo ?? []).map((each) => each.address)).toEqual(mail.replyTo ? [enquiry.email] : []);
  const headers = new Set(parsed.headers.map(({ key }) => key));
  headers.delete("reply-to");
  expect([...headers].sort()).toEqual(ourHeaders);
  expect(enquiry.message).toBe(pastedText(typed));
  expect(enquiry.message).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}\u2028\u2029]/u);
  expect(parsed.text).toContain(enquiry.message.trimEnd());
}

async function expectInertConfirmation(typed: string) {
  const mailRow = await fixture.store.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  const { address: kept } = await fixture.store.db
    .selectFrom("subscriptions")
    .selectAll()
    .executeTakeFirstOrThrow();
  const [local] = plainAddress(typed).normalize("NFC").split("@");
  expect(kept.startsWith(`${local}@`)).toBe(true);
  const render = subscriberRenderer(fixture.store, {
    now: Date.now,
    mailFrom: "website@site.test",
    siteUrl: "http://site.test",
  });
  const mail = await render(mailRow);
  if (!("envelope" in mail)) throw new Error("there is no mail");
  expect(mail.envelope).toEqual({ from: "website@site.test", to: kept });
  const parsed = await parsedAlike(mail);
  expect(parsed.to?.map((each) => each.address)).toEqual([kept]);
  expect(new Set(parsed.headers.map(({ key }) => key))).not.toContain("bcc");
}

/** As the reader's program sees it: nobody in copy, one sender. */
async function parsedAlike(mail: Mail): Promise<Email> {
  const parsed = await PostalMime.parse(await compose(mail));
  expect([parsed.cc ?? [], parsed.bcc ?? []]).toEqual([[], []]);
  expect(parsed.from?.address).toBe("website@site.test");
  expect(parsed.headers.filter(({ key }) => key === "to")).toHaveLength(1);
  return parsed;
}

const ourHeaders = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "subject",
  "to",
];
