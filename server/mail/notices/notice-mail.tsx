import { emailLayout, sender } from "../layout/email-layout.tsx";
import {
  Action,
  FactTable,
  Heading,
  Link,
  LinkLine,
  Note,
  Paragraph,
  Quoted,
} from "../layout/email-parts.tsx";
import type { Mail } from "../transport/mail-transport.ts";
import {
  factsAsText,
  linksAsText,
  type OwnerLink,
  type OwnerMailFacts,
  type OwnerMailWords,
  ownerMail,
} from "./owner-mail.ts";

/** The content of a notice, from which its text and HTML are written. */
export interface NoticeText extends Pick<OwnerMailWords, "subject" | "replyTo" | "headers"> {
  /** The heading, if it differs from the subject. */
  heading?: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  items?: readonly NoticeItem[];
  /** Actions that apply to all items together. */
  forAll?: readonly OwnerLink[];
  /** The first action becomes a button, the others become links. */
  actions: readonly OwnerLink[];
  /** Text after the actions. */
  notes?: readonly string[];
}

export interface NoticeItem {
  id: string;
  facts: NoticeText["facts"];
  /** A visitor's text on one line, or "" if there is none. */
  message: string;
  links: readonly OwnerLink[];
}

export function noticeMail(notice: NoticeText, facts: OwnerMailFacts): Mail {
  const { subject, replyTo, headers } = notice;
  const answering = { ...(replyTo && { replyTo }), ...(headers && { headers }) };
  const whole = { heading: subject, items: [], forAll: [], notes: [], ...notice };
  return ownerMail({ subject, ...answering, text: textOf(whole), html: htmlOf(whole) }, facts);
}

type WholeNotice = Required<Omit<NoticeText, "replyTo" | "headers">>;

function textOf({ heading, paragraphs, facts, items, forAll, actions, notes }: WholeNotice): string {
  const parts = [
    heading,
    ...paragraphs,
    factsAsText(facts),
    ...items.flatMap((item) => [factsAsText(item.facts), item.message, linksAsText(item.links)]),
    linksAsText(forAll),
    ...actions.map((action) => linksAsText([action])),
    ...notes,
    sender.join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function htmlOf({ heading, paragraphs, facts, items, forAll, actions, notes }: WholeNotice): string {
  const [first, ...others] = actions;
  return emailLayout({
    title: heading,
    preheader: items[0]?.message || paragraphs[0] || heading,
    children: (
      <>
        <Heading>{heading}</Heading>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {facts.length > 0 && <FactTable rows={facts} />}
        {items.map((item) => (
          <div key={item.id}>
            <ItemFacts rows={item.facts} />
            {item.message && <Quoted text={item.message} />}
            <LinkLine links={item.links} />
          </div>
        ))}
        {forAll.length > 0 && <LinkLine links={forAll} />}
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

/** Uses less HTML than a table, so that an email with twenty items stays under 100 KB. */
function ItemFacts({ rows: [first, ...others] }: { rows: NoticeText["facts"] }) {
  return (
    <>
      {first && (
        <Paragraph>
          <strong dir="auto">{first.join(": ")}</strong>
        </Paragraph>
      )}
      <Note>
        {others.map((fact) => (
          <span key={fact[0]}>
            {fact.join(": ")}
            <br />
          </span>
        ))}
      </Note>
    </>
  );
}
