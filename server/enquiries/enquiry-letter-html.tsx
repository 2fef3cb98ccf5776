import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EnquiryLetter } from "./enquiry-letter-text.ts";

/**
 * The HTML part: one column, the system's own type, no colours but the mail program's (so that it is dark where
 * the owner likes it dark), nothing fetched from anywhere.
 */
export function letterHtml(letter: EnquiryLetter): string {
  return `<!doctype html>${renderToStaticMarkup(<Letter {...letter} />)}`;
}

function Letter({ heading, answer, facts, writeTo, message }: EnquiryLetter) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${heading.before} ${heading.name}`}</title>
      </head>
      <body style={bodyStyle}>
        <div style={columnStyle}>
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
            Enquiry: <code>{facts.Enquiry}</code>
          </p>
          <h2 style={subheadingStyle}>Project Details</h2>
          <div dir="auto" style={messageStyle}>
            <Lines text={message} />
          </div>
        </div>
      </body>
    </html>
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

const bodyStyle = { margin: 0, padding: "24px 16px" };
const columnStyle = {
  maxWidth: "36em",
  margin: "0 auto",
  font: '16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  overflowWrap: "anywhere",
} as const;
const headingStyle = { margin: "0 0 16px", fontSize: "22px", lineHeight: 1.25 };
const subheadingStyle = { margin: "24px 0 8px", fontSize: "16px" };
const paragraphStyle = { margin: "0 0 16px" };
const messageStyle = {
  whiteSpace: "pre-wrap",
  // Each line finds its own direction, and no mark of direction reaches past its line.
  unicodeBidi: "plaintext",
  borderLeft: "3px solid #888",
  paddingLeft: "16px",
} as const;
