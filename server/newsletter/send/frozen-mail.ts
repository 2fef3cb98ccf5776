import { createHash } from "node:crypto";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { site } from "../../../site.config.ts";
import { domainOf } from "../../mail/address.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { compose } from "../../mail/transport/mail-transport.ts";
import { issueHeaders } from "../mail/issue-headers.ts";
import { issueHtml } from "../mail/issue-html.tsx";
import { issueText } from "../mail/issue-text.ts";

export interface IssueSender {
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  from: string;
  replyTo: string;
  /** What a relay asks for besides, such as the name of a stream. */
  headers: Readonly<Record<string, string>>;
}

/** The email of an issue as it goes over the wire, with a mark at each place where subscribers differ. */
export interface ComposedIssue {
  composed: string;
  /** SHA-256 of it. */
  fingerprint: string;
}

/**
 * Composes an issue once for everybody: composing costs a hundred times as much as sending.
 * @param date milliseconds since 1970: what the header says, the same for all.
 */
export async function composeIssue(issue: Issue, date: number, sender: IssueSender): Promise<ComposedIssue> {
  const { to, id, unsubscribe } = standIns;
  const messageId = `<${id}@${domainOf(sender.from)}>`;
  const raw = await compose(issueMail(issue, date, sender, { to, messageId, unsubscribe }));
  // The composer leaves some line ends to whatever sends the mail.
  const composed = marked(raw.toString("latin1").replaceAll(/\r?\n/g, "\r\n"));
  return { composed, fingerprint: createHash("sha256").update(composed).digest("hex") };
}

/** An issue as one reader gets it. */
export function issueMail(
  issue: Issue,
  date: number,
  { siteUrl, from, replyTo, headers }: IssueSender,
  { to, messageId, unsubscribe }: { to: string; messageId: string; unsubscribe: string },
): Mail {
  const facts = { siteUrl, unsubscribe };
  return {
    from: { name: site.name, address: from },
    to: { address: to },
    replyTo: { address: replyTo },
    subject: issue.title,
    text: issueText(issue, facts),
    html: issueHtml(issue, facts),
    messageId,
    date: new Date(date),
    headers: { ...issueHeaders(issue, facts), ...headers },
    envelope: { from, to },
    textEncoding: "quoted-printable",
  };
}

/** What differs: the address, the part of the Message-ID before the @, and the link to leave. */
export interface Recipient {
  to: string;
  id: string;
  unsubscribe: string;
}

/** What it gives writes a subscriber's mail. */
export function readComposed(composed: string): (recipient: Recipient) => Buffer {
  const pieces = composed.split(new RegExp(`${edge}(\\w+)${edge}`)).map((piece, index) => ({
    mark: index % 2 === 1 ? piece : null,
    bytes: Buffer.from(piece, "latin1"),
  }));
  return ({ to, id, unsubscribe }) => {
    const texts: Record<string, Buffer> = {
      to: Buffer.from(to),
      id: Buffer.from(id),
      link: Buffer.from(unsubscribe),
      encodedLink: Buffer.from(quotedPrintable(unsubscribe)),
    };
    return Buffer.concat(pieces.map(({ mark, bytes }) => (mark === null ? bytes : (texts[mark] ?? bytes))));
  };
}

/** Written where a mark is to stand. The link is longer than a line, so that its part is quoted-printable for sure. */
const standIns = {
  to: "to@newsletter.invalid",
  id: "id-newsletter-invalid",
  unsubscribe: `https://newsletter.invalid/unsubscribe/${"x".repeat(40)}`,
};

/** Around a mark: no composed mail holds it, quoted-printable writes it as =1F. */
const edge = "\u001f";

/** In the text a link stands on soft lines of its own (RFC 2045, 6.7): whatever its length, no line grows. */
function marked(raw: string): string {
  const end = raw.indexOf("\r\n\r\n");
  const head = raw
    .slice(0, end)
    .replace(standIns.to, mark("to"))
    .replace(standIns.id, mark("id"))
    .replace(standIns.unsubscribe, mark("link"));
  const softly = [...standIns.unsubscribe].map((sign) => RegExp.escape(sign)).join("(?:=\\r\\n)?");
  const body = raw.slice(end).replaceAll(new RegExp(softly, "g"), `=\r\n${mark("encodedLink")}=\r\n`);
  const marks: string[] = `${head}${body}`.match(new RegExp(`${edge}\\w+${edge}`, "g")) ?? [];
  const missing = ["to", "id", "link"].filter((name) => !marks.includes(mark(name)));
  const links = marks.filter((found) => found === mark("encodedLink")).length;
  if (missing.length > 0 || links < 2 || /[^\0-\x7f]/.test(raw)) {
    throw new Error(`the issue can't be frozen: ${missing.join(", ")} ${links} links to leave`);
  }
  return head + body;
}

function mark(name: string): string {
  return `${edge}${name}${edge}`;
}

/** A URL's, in lines of at most 76. */
function quotedPrintable(url: string): string {
  const signs = url.replaceAll("=", "=3D").match(/=3D|./gs) ?? [];
  let length = 0;
  return signs
    .map((sign) => {
      const breaks = length + sign.length > 75;
      length = (breaks ? 0 : length) + sign.length;
      return breaks ? `=\r\n${sign}` : sign;
    })
    .join("");
}
