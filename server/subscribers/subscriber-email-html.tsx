import { place } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";
import { emailLayout, headingStyle, paragraphStyle } from "../mail/layout/email-layout.tsx";

/** What a mail to a subscriber says, apart from how its two parts set it. Nothing in it was typed by anybody. */
export interface SubscriberEmail {
  subject: string;
  before: string;
  link: { label: string; href: string };
  after: readonly string[];
}

/** The plain text part. */
export function subscriberEmailText({ subject, before, link, after }: SubscriberEmail): string {
  return `${[subject, before, link.href, ...after, sender.join("\n")].join("\n\n")}\n`;
}

/** The HTML part. The address of the link is shown too: it is what a careful reader looks at before following it. */
export function subscriberEmailHtml({ subject, before, link, after }: SubscriberEmail): string {
  return emailLayout(
    subject,
    <>
      <h1 style={headingStyle}>{subject}</h1>
      <p style={paragraphStyle}>{before}</p>
      <p style={paragraphStyle}>
        <a href={link.href} style={linkStyle}>
          {link.label}
        </a>
        <br />
        <small>{link.href}</small>
      </p>
      {after.map((paragraph) => (
        <p key={paragraph} style={paragraphStyle}>
          {paragraph}
        </p>
      ))}
      <p style={paragraphStyle}>
        {sender.map((line) => (
          <small key={line}>
            {line}
            <br />
          </small>
        ))}
      </p>
    </>,
  );
}

const linkStyle = { fontWeight: "bold" } as const;

/** Who sends it and how to reach them, as the Spam Act 2003 (section 17) asks of every commercial mail. */
const sender = [`${site.legalName} (ABN ${site.abn}), ${place}`, `${site.phone.shown}, ${site.email}`];
