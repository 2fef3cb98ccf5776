import type { MailAddress } from "../transport/mail-transport.ts";
import { emailLayout, sender } from "./email-layout.tsx";
import { Action, FactTable, Heading, Link, LinkLine, Note, Paragraph, Quoted } from "./email-parts.tsx";
import { factsAsText, linksAsText } from "./format.ts";

/** The content of an email in the plain layout, from which its text and HTML are written. */
export interface Letter {
  subject: string;
  /** The heading, if it differs from the subject. */
  heading?: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [name: string, value: string])[];
  items?: readonly LetterItem[];
  /** Actions that apply to all items together. */
  forAll?: readonly LabelledLink[];
  /** The first action becomes a button, the others become links. */
  actions?: readonly LabelledLink[];
  /** Text after the actions. */
  notes?: readonly string[];
  replyTo?: MailAddress;
  headers?: Record<string, string>;
}

export type Facts = NonNullable<Letter["facts"]>;

export interface LetterItem {
  id: string;
  facts: Facts;
  /** A visitor's text on one line, or "" if there is none. */
  message: string;
  links: readonly LabelledLink[];
}

export interface LabelledLink {
  label: string;
  href: string;
}

export function writeLetter({ replyTo, headers, ...content }: Letter) {
  const whole = {
    heading: content.subject,
    facts: [],
    items: [],
    forAll: [],
    actions: [],
    notes: [],
    ...content,
  };
  const answering = { ...(replyTo && { replyTo }), ...(headers && { headers }) };
  return { subject: whole.subject, ...answering, text: textOf(whole), html: htmlOf(whole) };
}

type WholeLetter = Required<Omit<Letter, "replyTo" | "headers">>;

function textOf({ heading, paragraphs, facts, items, forAll, actions, notes }: WholeLetter): string {
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

function htmlOf({ heading, paragraphs, facts, items, forAll, actions, notes }: WholeLetter): string {
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
function ItemFacts({ rows: [first, ...others] }: { rows: Facts }) {
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
