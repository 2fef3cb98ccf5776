// R-LIMIT-10
import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { plainAddress } from "../../../contract/email-address.ts";
import { pastedText } from "../../../contract/typed-entries.ts";
import { enquiryMail } from "../../enquiries/email/enquiry-email.tsx";
import { compose, type Mail } from "../../mail/transport/mail-transport.ts";
import { subscriberRenderer } from "../../subscribers/subscriber-renderer.ts";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);

const [ourselves, owner, jane] = ["website@site.test", "owner@site.test", "jane@example.org"];
const pieces = fc.constantFrom(
  ...'<>",;:@\\()=+-. \t\n\r\0\u007f\u0085\u00a0\u2028\u2029\u202e\u2066\ufeff\ufffd%&é字🧾',
  "\r\nBcc: victim@example.net",
  "\n\n<script>",
  "=?utf-8?Q?=0D=0ABcc:_victim=40example.net?=",
  '=HYPERLINK("https://evil.example")',
  "\ud83e",
  "\udc00",
  "e\u0301\u0301",
  "\r\n.\r\n",
);
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(pieces, { maxLength: 20 }).map((each) => each.join("")),
);
/** Generates text whose length is within three characters of `limit`. Some characters take several bytes. */
const about = (limit: number) =>
  fc
    .tuple(fc.constantFrom("x", "é", "字", "🧾", "\r\n", "x\u202e"), fc.integer({ min: -3, max: 3 }))
    .map(([letter, more]) => letter.repeat(Math.ceil((limit + more) / letter.length)).slice(0, limit + more));
const mailbox = fc.oneof(
  fc.emailAddress(),
  hostile,
  hostile.map((local) => `${local}@example.org`),
  hostile.map((domain) => `jane@${domain}`),
  about(242).map((local) => `${local}@example.org`),
);
const name = fc.oneof(hostile, about(320 - jane.length - 3));
const text = fc.oneof(hostile, about(20_000));
const named = fc.oneof(
  name.map((typed) => `${typed} <${jane}>`),
  mailbox.map((typed) => `Jane <${typed}>`),
  hostile,
);

type Fields = Record<string, string>;
const one = (field: string, value: fc.Arbitrary<string>) =>
  value.map((typed): Fields => ({ [field]: typed }));
/** Uses one address for both fields, because a request with two different addresses is refused. */
const both = (field: string) => mailbox.map((typed): Fields => ({ from: `Jane <${typed}>`, [field]: typed }));

interface Channel {
  usual: Fields;
  changes: fc.Arbitrary<Fields>[];
  post(fields: Fields): Promise<{ statusCode: number }>;
  expectInert(fields: Fields): Promise<void>;
}

const channels: Record<string, Channel> = {
  sendContactEmail: {
    usual: { from: `Jane <${jane}>`, email: jane, text: "A till." },
    changes: [one("from", named), one("email", mailbox), both("email"), one("text", text)],
    post: (fields) => fixture.call("sendContactEmail", fields),
    expectInert: (fields) => expectInertEnquiry(fields.text ?? ""),
  },
  sendEmail: {
    usual: { to: owner, from: `Jane <${jane}>`, replyTo: jane, subject: "Contact Form", text: "A till." },
    changes: [
      one("to", mailbox),
      one("from", named),
      both("replyTo"),
      one("subject", hostile),
      one("text", text),
    ],
    post: (fields) => fixture.call("sendEmail", fields),
    expectInert: (fields) => expectInertEnquiry(fields.text ?? ""),
  },
  "the contact form": {
    usual: { fullname: "Jane", emailAddress: jane, msg: "A till." },
    changes: [one("fullname", name), one("emailAddress", mailbox), one("msg", text)],
    post: (fields) => fixture.post(addresses.contact, new URLSearchParams(fields)),
    expectInert: (fields) => expectInertEnquiry((fields.msg ?? "").toWellFormed()),
  },
  addSubscriber: {
    usual: { emailaddress: jane, list: "newsletter" },
    changes: [one("emailaddress", mailbox)],
    post: (fields) => fixture.call("addSubscriber", fields),
    expectInert: (fields) => expectInertConfirmation(fields.emailaddress ?? ""),
  },
};

test.each(Object.entries(channels))(
  "40. any text in a field of %s is refused, or harmless in the email",
  async (_name, { usual, changes, post, expectInert }) => {
    const taken = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(...changes), async (change) => {
        await fixture.clear();
        const changed = { ...usual, ...change };
        const { statusCode } = await post(changed);
        const isAccepted = [200, 303].includes(statusCode);
        taken.add(isAccepted);
        if (isAccepted) return expectInert(changed);
        expect([400, 403, 413]).toContain(statusCode);
        expect(await fixture.store.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 150 : 50 },
    );
    // The test proves something only if some forms are accepted and some are refused.
    expect(taken).toEqual(new Set([true, false]));
  },
);

async function expectInertEnquiry(typed: string) {
  const enquiry = await fixture.store.db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
  const facts = { messageId: "<1@site.test>", mailFrom: ourselves, contactTo: owner, answered: [] };
  const mail = enquiryMail(enquiry, facts);
  const parsed = await expectOnlyTo(mail, owner);
  expect((parsed.replyTo ?? []).map((each) => each.address)).toEqual(mail.replyTo ? [enquiry.email] : []);
  expect(enquiry.message).toBe(pastedText(typed));
  expect(enquiry.message).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}\u2028\u2029]/u);
  expect(parsed.text).toContain(enquiry.message.trimEnd());
}

async function expectInertConfirmation(typed: string) {
  const { db } = fixture.store;
  const queued = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  const { address } = await db.selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
  const [local] = plainAddress(typed).normalize("NFC").split("@");
  expect(address.startsWith(`${local}@`)).toBe(true);
  const facts = { now: Date.now, mailFrom: ourselves, siteUrl: "http://site.test" };
  const mail = await subscriberRenderer(fixture.store, facts)(queued);
  if (!("envelope" in mail)) throw new Error("there is no mail");
  await expectOnlyTo(mail, address);
}

/**
 * Parses the email as an email client does, and expects one recipient, no copies, and no header that the site does not
 * write.
 */
async function expectOnlyTo(mail: Mail, address: string) {
  expect(mail.envelope).toEqual({ from: ourselves, to: address });
  const parsed = await PostalMime.parse(await compose(mail));
  expect(parsed.from?.address).toBe(ourselves);
  expect(parsed.to?.map((each) => each.address)).toEqual([address]);
  const headers = parsed.headers.map(({ key }) => key).filter((key) => key !== "reply-to");
  expect(headers.sort()).toEqual(ourHeaders);
  return parsed;
}

const ourHeaders = "auto-submitted content-type date from message-id mime-version subject to".split(" ");
