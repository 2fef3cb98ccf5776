import { newsletter } from "../../content/pages/newsletter.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { dayMs } from "../durations.ts";
import { emailLayout, sender } from "../mail/layout/email-layout.tsx";
import { Action, Heading, Link, Note, Paragraph } from "../mail/layout/email-parts.tsx";
import { localTime } from "../mail/layout/format.ts";
import type { Mail } from "../mail/transport/mail-transport.ts";
import type { Settings } from "../settings.ts";
import { confirmLinkLifeMs } from "./subscription-links.ts";

interface SubscriberMailFacts extends Pick<Settings, "mailFrom" | "siteUrl"> {
  address: string;
  token: string;
  messageId: string;
  /** When the address signed up or was confirmed. */
  at: number;
}

const { confirmation, welcome } = newsletter.mails;

/** Writes the email that asks to confirm a signup. */
export function confirmationMail(facts: SubscriberMailFacts): Mail {
  const days = String(confirmLinkLifeMs / dayMs);
  return mailOf(facts, {
    subject: confirmation.subject,
    before: confirmation.before,
    link: { label: confirmation.link, href: linkTo("confirm", facts), isMainAction: true },
    after: confirmation.after.map((text) => text.replace("{days}", days)),
  });
}

/** Writes the email that confirms the subscription, with an unsubscribe link in the text and in the headers. */
export function welcomeMail(facts: SubscriberMailFacts): Mail {
  const href = linkTo("unsubscribe", facts);
  const mail = mailOf(facts, {
    subject: welcome.subject,
    before: welcome.before.replace("{confirmed}", localTime(facts.at)),
    link: { label: welcome.link, href, isMainAction: false },
    after: welcome.after,
  });
  const oneClick = { "List-Unsubscribe": `<${href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  return { ...mail, headers: { ...mail.headers, ...oneClick } };
}

function linkTo(page: "confirm" | "unsubscribe", { siteUrl, token }: SubscriberMailFacts): string {
  return `${siteUrl}${addresses[page]}?token=${token}`;
}

function mailOf({ address, messageId, mailFrom, at }: SubscriberMailFacts, email: SubscriberEmail): Mail {
  return {
    from: { name: site.name, address: mailFrom },
    to: { address },
    subject: email.subject,
    text: subscriberEmailText(email),
    html: subscriberEmailHtml(email),
    messageId,
    date: new Date(at),
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    envelope: { from: mailFrom, to: address },
  };
}

/** The content of both parts (text and HTML) of a subscriber's email. It contains nothing that a visitor typed. */
interface SubscriberEmail {
  subject: string;
  before: string;
  link: { label: string; href: string; isMainAction: boolean };
  after: readonly string[];
}

function subscriberEmailText({ subject, before, link, after }: SubscriberEmail): string {
  return `${[subject, before, link.href, ...after, sender.join("\n")].join("\n\n")}\n`;
}

/** The HTML part. It shows the link's URL in full, because careful readers check it. */
function subscriberEmailHtml({ subject, before, link, after }: SubscriberEmail): string {
  return emailLayout({
    title: subject,
    preheader: before,
    children: (
      <>
        <Heading>{subject}</Heading>
        <Paragraph>{before}</Paragraph>
        {link.isMainAction ? (
          <Action href={link.href}>{link.label}</Action>
        ) : (
          <Paragraph>
            <Link href={link.href}>{link.label}</Link>
          </Paragraph>
        )}
        <Note>
          <span style={{ wordBreak: "break-all" }}>{link.href}</span>
        </Note>
        {after.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </>
    ),
  });
}
