import { Fragment } from "react";
import { emailLayout, headingStyle, paragraphStyle } from "../../mail/layout/email-layout.tsx";
import type { EnquiryEmail } from "./enquiry-email-text.ts";

/** The HTML part. */
export function emailHtml({ heading, answer, facts, writeTo, message }: EnquiryEmail): string {
  return emailLayout(
    `${heading.before} ${heading.name}`,
    <>
      <h1 style={headingStyle}>
        {heading.before} <bdi>{heading.name}</bdi>
      </h1>
      <p style={paragraphStyle}>{answer}</p>
      <p style={paragraphStyle}>
        Name: <bdi>{facts.Name}</bdi>
        <br />
        Email: <a href={writeTo}>{facts.Email}</a>
        <br />
        Received: {facts.Received}
        <br />
        Form: {facts.Form}
        <br />
        Enquiry: <code>{facts.Enquiry}</code>
      </p>
      <h2 style={subheadingStyle}>Project Details</h2>
      <div dir="auto" style={messageStyle}>
        <Lines text={message} />
      </div>
    </>,
  );
}

/** Breaks as elements: Outlook's HTML forgets the line ends that `white-space` keeps elsewhere. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const subheadingStyle = { margin: "24px 0 8px", fontSize: "16px" };
const messageStyle = {
  whiteSpace: "pre-wrap",
  // Each line finds its own direction, and no mark of direction reaches past its line.
  unicodeBidi: "plaintext",
  borderLeft: "3px solid #888",
  paddingLeft: "16px",
} as const;
