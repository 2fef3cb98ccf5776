import { ownerNotices } from "../../../content/owner-notices.ts";
import { emailLayout } from "../../mail/layout/email-layout.tsx";
import { Action, Facts, Heading, LinkLine, Note, Quoted } from "../../mail/layout/email-parts.tsx";
import { singleLine } from "../../mail/layout/single-line.ts";
import type { EnquiryEmail } from "./enquiry-email-text.ts";

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
