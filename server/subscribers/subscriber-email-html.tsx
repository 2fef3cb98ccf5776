import { emailLayout, sender } from "../mail/layout/email-layout.tsx";
import { Action, Heading, Link, Note, Paragraph } from "../mail/layout/email-parts.tsx";

/** What a mail to a subscriber says, apart from how its two parts set it. Nothing in it was typed by anybody. */
export interface SubscriberEmail {
  subject: string;
  before: string;
  link: { label: string; href: string; isTheThingToDo: boolean };
  after: readonly string[];
}

/** The plain text part. */
export function subscriberEmailText({ subject, before, link, after }: SubscriberEmail): string {
  return `${[subject, before, link.href, ...after, sender.join("\n")].join("\n\n")}\n`;
}

/** The HTML part. The address of the link is shown too: it is what a careful reader looks at before following it. */
export function subscriberEmailHtml({ subject, before, link, after }: SubscriberEmail): string {
  return emailLayout({
    title: subject,
    preheader: before,
    children: (
      <>
        <Heading>{subject}</Heading>
        <Paragraph>{before}</Paragraph>
        {link.isTheThingToDo ? (
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
