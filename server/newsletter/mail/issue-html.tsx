import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { headPicture, headPictures } from "../../../contract/newsletter/issue-addresses.ts";
import { emailLayout } from "../../mail/layout/email-layout.tsx";
import { Heading, Link, Note, Paragraph, type } from "../../mail/layout/email-parts.tsx";
import { HtmlBlocks } from "./html-blocks.tsx";
import { dayInWords, type MailFacts, webAddress } from "./issue-links.ts";

const { readOnWeb, why, unsubscribe } = newsletterIssues.mail;

/** Writes the HTML part of an issue, which is the same for every subscriber except for the unsubscribe link. */
export function issueHtml(issue: Issue, facts: MailFacts): string {
  const { "1x": small, "2x": large } = headPictures;
  return emailLayout({
    title: issue.title,
    preheader: issue.summary,
    picture: (
      <img
        src={facts.siteUrl + large}
        srcSet={`${facts.siteUrl}${small} 1x, ${facts.siteUrl}${large} 2x`}
        alt={newsletterIssues.strata}
        {...headPicture}
        style={pictureStyle}
      />
    ),
    children: (
      <>
        <Heading>{issue.title}</Heading>
        <Note>
          {dayInWords(issue)} · <Link href={webAddress(issue, facts)}>{readOnWeb}</Link>
        </Note>
        <HtmlBlocks blocks={issue.blocks} issue={issue} facts={facts} />
      </>
    ),
    foot: (
      <>
        <Paragraph>{why}</Paragraph>
        <Paragraph>
          <Link href={facts.unsubscribe}>{unsubscribe}</Link>
        </Paragraph>
      </>
    ),
  });
}

/** If the picture is blocked, its text alternative is shown on the header's background. */
const pictureStyle = {
  ...type,
  display: "block",
  width: "100%",
  maxWidth: `${headPicture.width}px`,
  height: "auto",
  color: "#ffffff",
} as const;
