import { emailLayout } from "../mail/layout/email-layout.tsx";
import { Action, Facts, Heading, Link, Note, Paragraph } from "../mail/layout/email-parts.tsx";
import type { Mail } from "../mail/transport/mail.ts";
import { factsAsText, linksAsText, type OwnerLink, type OwnerMailFacts, ownerMail } from "./owner-mail.ts";

/** What a notice says, apart from how its two parts set it. */
export interface NoticeText {
  subject: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  /** The first is a button, the others are links. */
  actions: readonly OwnerLink[];
  /** Once there is nothing left to press. */
  notes?: readonly string[];
}

/** A mail to the owner; it names no subscriber. */
export function noticeMail(notice: NoticeText, facts: OwnerMailFacts): Mail {
  return ownerMail({ subject: notice.subject, text: textOf(notice), html: htmlOf(notice) }, facts);
}

function textOf({ subject, paragraphs, facts, actions, notes = [] }: NoticeText): string[] {
  return [
    subject,
    ...paragraphs,
    ...(facts.length > 0 ? [factsAsText(facts)] : []),
    ...actions.map((action) => linksAsText([action])),
    ...notes,
  ];
}

function htmlOf({ subject, paragraphs, facts, actions, notes = [] }: NoticeText): string {
  const [first, ...others] = actions;
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
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
      </>
    ),
  });
}
