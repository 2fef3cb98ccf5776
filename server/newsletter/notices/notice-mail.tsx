import { site } from "../../../site.config.ts";
import { emailLayout, sender } from "../../mail/layout/email-layout.tsx";
import { Action, Facts, Heading, Link, Paragraph } from "../../mail/layout/email-parts.tsx";
import type { Mail } from "../../mail/transport/mail.ts";

/** What a notice says, apart from how its two parts set it. */
export interface NoticeText {
  subject: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  /** The first is a button, the others are links. */
  actions: readonly { label: string; href: string }[];
}

/** A mail to the owner; it names no subscriber. */
export function noticeMail(
  notice: NoticeText,
  facts: { messageId: string; mailFrom: string; contactTo: string; date: number },
): Mail {
  const { messageId, mailFrom, contactTo, date } = facts;
  return {
    from: { name: `${site.name} website`, address: mailFrom },
    to: { name: site.name, address: contactTo },
    subject: notice.subject,
    text: textOf(notice),
    html: htmlOf(notice),
    messageId,
    date: new Date(date),
    headers: { "Auto-Submitted": "auto-generated" },
    envelope: { from: mailFrom, to: contactTo },
  };
}

function textOf({ subject, paragraphs, facts, actions }: NoticeText): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  return `${[
    subject,
    ...paragraphs,
    ...(facts.length > 0
      ? [facts.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`).join("\n")]
      : []),
    ...actions.map(({ label, href }) => `${label}:\n${href}`),
    sender.join("\n"),
  ].join("\n\n")}\n`;
}

function htmlOf({ subject, paragraphs, facts, actions: [first, ...others] }: NoticeText): string {
  return emailLayout({
    title: subject,
    preheader: paragraphs[0] ?? subject,
    children: (
      <>
        <Heading>{subject}</Heading>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {facts.length > 0 && <Facts rows={facts} />}
        {first && <Action href={first.href}>{first.label}</Action>}
        {others.map(({ label, href }) => (
          <Paragraph key={label}>
            <Link href={href}>{label}</Link>
          </Paragraph>
        ))}
      </>
    ),
  });
}
