import { createHash, generateKeyPairSync, type KeyObject, verify } from "node:crypto";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import DKIM from "nodemailer/lib/dkim";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { compose } from "../../mail/transport/mail-transport.ts";
import { unsubscribeLink } from "../../subscribers/links.ts";
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

test("73. a frozen mail that is filled in is the one that is written for that one subscriber", async () => {
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

test("73. signed by a mail server on its way, it verifies: nothing in it has to be changed to be sent", async () => {
  const composed = await composeIssue(sampleIssue, date, sender);
  const unsubscribe = unsubscribeLink("5f1c7c0e-3f57-4a4b-9a0f-6b1f0c2f5a11", { ...sender, secret });
  const raw = await compose(
    readComposed(composed, { to: "mia@orchard.example", messageId: "<1@site.example>", unsubscribe }),
  );
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signed = await text(
    new DKIM({
      domainName: "site.example",
      keySelector: "k",
      privateKey: privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
      // The composer leaves some line ends to whatever sends the mail.
    }).sign(raw.toString("latin1").replaceAll(/\r?\n/g, "\r\n")),
  );
  expect(verifies(signed, publicKey)).toBe(true);
  const signedHeaders = /\bh=([^;]*)/.exec(signed)?.[1]?.replaceAll(/\s/g, "").split(":") ?? [];
  expect(signedHeaders).toEqual(expect.arrayContaining(["from", "to", "subject", "list-unsubscribe"]));
  expect(verifies(signed.replace("Three questions", "Four questions"), publicKey)).toBe(false);
});

test("but for the address of a mailbox that is not ASCII, it is ASCII", async () => {
  const composed = await composeIssue({ ...sampleIssue, title: "Grüße — 你好" }, date, sender);
  const recipient = {
    to: "mia@orchard.example",
    messageId: "<1@site.example>",
    unsubscribe: "https://a.example",
  };
  const raw = await compose(readComposed(composed, recipient));
  expect(raw.toString("latin1")).toMatch(/^[\0-\x7f]*$/);
  const { subject, html, text, headers } = await PostalMime.parse(raw);
  expect(subject).toBe("Grüße — 你好");
  expect(html).toContain('href="https://a.example"');
  expect(text).toContain("https://a.example");
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe")).toBe("<https://a.example>");
  expect(header("list-id")).toMatch(/^[^=]*<newsletter\.www\.site\.example>$/);
});

/** As a receiver does (RFC 6376, relaxed in both), with the sender's key at hand. */
function verifies(mail: string, key: KeyObject): boolean {
  const end = mail.indexOf("\r\n\r\n");
  const headers = mail.slice(0, end).split(/\r\n(?![ \t])/);
  const find = (name: string) =>
    headers.find((line) => line.slice(0, line.indexOf(":")).toLowerCase() === name) ?? "";
  const relaxed = (line: string) => {
    const [, name = "", value = ""] = /^([^:]*):([\s\S]*)$/.exec(line) ?? [];
    return `${name.toLowerCase().trim()}:${value.replaceAll(/\s+/g, " ").trim()}`;
  };
  const signature = find("dkim-signature");
  const tag = (name: string) =>
    new RegExp(`[:;]\\s*${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(/\s/g, "") ?? "";
  const body = mail
    .slice(end + 4)
    .replaceAll(/[ \t]+\r\n/g, "\r\n")
    .replaceAll(/[ \t]+/g, " ")
    .replace(/(\r\n)*$/, "\r\n");
  if (createHash("sha256").update(body).digest("base64") !== tag("bh")) return false;
  const signedPart = [
    ...tag("h")
      .split(":")
      .map((name) => relaxed(find(name.toLowerCase()))),
    relaxed(signature.replace(/\bb=[^;]*$/, "b=")),
  ].join("\r\n");
  return verify("sha256", Buffer.from(signedPart), key, Buffer.from(tag("b"), "base64"));
}

/** What the site takes for an address: also one of a mailbox with letters beyond ASCII. */
function address() {
  const local = fc.stringMatching(/^[a-z0-9][a-z0-9!#$%&'*+/=?^_`{|}~-]{0,60}[a-z0-9]$/);
  return fc
    .tuple(local, fc.constantFrom("", "ü", "名"), fc.domain())
    .map(([name, letter, domain]) => `${name}${letter}@${domain}`);
}
