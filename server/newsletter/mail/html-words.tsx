import { Fragment, type ReactNode } from "react";
import type { Inline } from "../../../contract/newsletter/issue.ts";
import { emailColours } from "../../mail/layout/email-colours.ts";
import { Link } from "../../mail/layout/email-parts.tsx";
import { absoluteUrl, type MailFacts } from "./issue-links.ts";

export function HtmlWords({ words, facts }: { words: readonly Inline[]; facts: MailFacts }) {
  return words.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>{wordHtml(each, facts)}</Fragment>
  ));
}

function wordHtml(word: Inline, facts: MailFacts): ReactNode {
  switch (word.type) {
    case "text":
      return word.text;
    case "strong":
    case "emphasis": {
      const Emphasis = word.type === "strong" ? "strong" : "em";
      return (
        <Emphasis>
          <HtmlWords words={word.words} facts={facts} />
        </Emphasis>
      );
    }
    case "code":
      return (
        <span className="sunken" style={code}>
          {word.text}
        </span>
      );
    case "link":
      return (
        <Link href={absoluteUrl(word.href, facts)}>
          <HtmlWords words={word.words} facts={facts} />
        </Link>
      );
    case "break":
      return <br />;
  }
}

/** The style of code. */
export const code = {
  fontFamily: '"Roboto Mono", Consolas, Menlo, monospace',
  fontSize: "14px",
  backgroundColor: emailColours.light.sunken,
} as const;
