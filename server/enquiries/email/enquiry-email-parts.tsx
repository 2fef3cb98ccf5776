import { ownerNotices } from "../../../content/owner-notices.ts";
import { emailLayout } from "../../mail/layout/email-layout.tsx";
import { Action, Facts, Heading, LinkLine, Note, Quoted } from "../../mail/layout/email-parts.tsx";
import { singleLine } from "../../mail/layout/single-line.ts";
import { actionLink } from "../../mail/notices/action-token.ts";
import { linksAsText, type OwnerLink } from "../../mail/notices/owner-mail.ts";

/** What the mail about an enquiry says, apart from how its two parts set it. */
export interface EnquiryEmail {
  heading: { before: string; name: string };
  answer: string;
  facts: { Name: string; Email: string; Received: string; Form: string; Enquiry: string };
  /** `mailto:` with the visitor's address. */
  writeTo: string;
  /** What the form calls the message. */
  title: string;
  message: string;
  /** By which the owner says that it has been answered. */
  answered: readonly OwnerLink[];
}

/** By which the owner says that an enquiry needs no answer any more. @param now milliseconds since 1970 */
export function answerLinks(
  id: string,
  links: { siteUrl: string; secret: string; now: number },
): OwnerLink[] {
  return (["answered", "not-needed"] as const).map((action) => ({
    label: ownerNotices.answer[action],
    href: actionLink({ action, subject: id }, links),
  }));
}

/** The plain text part. The visitor's words come last, so that nothing they write can pass for ours. */
export function emailText({ heading, answer, facts, title, message, answered }: EnquiryEmail): string {
  const lines = Object.entries(facts).map(([label, value]) => `${`${label}:`.padEnd(10)}${value}`);
  return `${heading.before} ${heading.name}\n\n${answer}\n\n${lines.join("\n")}\n\n${ownerNotices.afterwards}\n\n${linksAsText(answered)}\n\n${title}\n${"-".repeat(title.length)}\n${message}\n`;
}

/** The HTML part. The visitor's words stand beside a rule, so that nothing they write can pass for ours. */
export function emailHtml({
  heading,
  answer,
  facts,
  writeTo,
  message,
  title,
  answered,
}: EnquiryEmail): string {
  return emailLayout({
    title: `${heading.before} ${heading.name}`,
    preheader: singleLine(message, 140),
    children: (
      <>
        <Heading>
          {heading.before} <span dir="auto">{heading.name}</span>
        </Heading>
        <Facts
          rows={[
            [
              "Name",
              <span key="name" dir="auto">
                {facts.Name}
              </span>,
            ],
            ["Email", <span key="email">{facts.Email}</span>],
            ["Received", facts.Received],
            ["Form", facts.Form],
            ["Enquiry", facts.Enquiry],
          ]}
        />
        <Action href={writeTo}>Answer by email</Action>
        <Note>{answer}</Note>
        <h2 style={{ margin: "24px 0 8px", fontSize: "16px" }}>{title}</h2>
        <Quoted text={message} />
        <div style={{ padding: "24px 0 0" }}>
          <Note>{ownerNotices.afterwards}</Note>
          <LinkLine links={answered} />
        </div>
      </>
    ),
  });
}
