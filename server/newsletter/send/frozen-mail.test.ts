// R-ISSUE-4, R-ISSUE-17
import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { compose } from "../../mail/transport/mail-transport.ts";
import { unsubscribeLink } from "../../subscribers/subscription-links.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { composeIssue, issueMail, readComposed } from "./frozen-mail.ts";

const sender = {
  siteUrl: "https://www.site.example",
  from: "newsletter@site.example",
  replyTo: "desk@site.example",
  headers: { "X-Stream": "broadcast" },
};
const date = Date.UTC(2026, 10, 25, 22);
const secret = "a secret of 32 characters or more";

test("73. A12. a frozen email, filled in, equals the one rendered for that subscriber", async () => {
  const composed = await composeIssue(sampleIssue, date, sender);
  await fc.assert(
    fc.asyncProperty(fc.uuid(), address(), async (subscription, to) => {
      const unsubscribe = unsubscribeLink(subscription, { ...sender, secret });
      const recipient = { to, messageId: "<1@site.example>", unsubscribe };
      expect(readComposed(composed, recipient)).toEqual(issueMail(sampleIssue, date, sender, recipient));
    }),
    { numRuns: process.env.TEST_ALL ? 200 : 30 },
  );
}, 60_000);

test("73. an email to an ASCII address is ASCII with short lines, so that a DKIM signature stays valid", async () => {
  const composed = await composeIssue({ ...sampleIssue, title: "Grüße — 你好" }, date, sender);
  const links = { messageId: "<1@site.example>", unsubscribe: "https://a.example" };
  const raw = await compose(readComposed(composed, { to: "mia@orchard.example", ...links }));
  expect(raw.toString("latin1")).toMatch(/^[\0-\x7f]*$/);
  expect(raw.toString("latin1")).not.toMatch(/.{999}/);
  const { from, replyTo, subject, html, text, headers } = await PostalMime.parse(raw);
  expect([from?.address, replyTo?.[0]?.address]).toEqual([sender.from, sender.replyTo]);
  expect(subject).toBe("Grüße — 你好");
  expect(html).toContain('href="https://a.example"');
  expect(text).toContain("https://a.example");
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe")).toBe("<https://a.example>");
  expect(header("list-id")).toMatch(/^[^=]*<newsletter\.www\.site\.example>$/);
});

/** Email addresses that the site accepts, some of them with non-ASCII letters. */
function address() {
  const local = fc.stringMatching(/^[a-z0-9][a-z0-9!#$%&'*+/=?^_`{|}~-]{0,60}[a-z0-9]$/);
  return fc
    .tuple(local, fc.constantFrom("", "ü", "名"), fc.domain())
    .map(([name, letter, domain]) => `${name}${letter}@${domain}`);
}
