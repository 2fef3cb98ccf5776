import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import type { Block, Inline, Issue } from "../../../contract/newsletter/issue.ts";
import { sender } from "../../mail/layout/email-layout.tsx";
import { absoluteUrl, dayInWords, type MailFacts, webAddress } from "./issue-links.ts";

const { readOnWeb, why, unsubscribeText } = newsletterIssues.mail;

/** Writes the complete plain-text part of an issue. Links are numbered and listed at the end. */
export function issueText(issue: Issue, facts: MailFacts): string {
  const links: string[] = [];
  const numberOf = (href: string) => {
    const whole = absoluteUrl(href, facts);
    const known = links.indexOf(whole) + 1;
    return known || links.push(whole);
  };
  const text = blocksText(issue.blocks, numberOf);
  const list = links.map((link, index) => `[${index + 1}] ${link}`).join("\n");
  return `${[
    `${issue.title}\n${"=".repeat(issue.title.length)}`,
    `${dayInWords(issue)}\n${readOnWeb}: ${webAddress(issue, facts)}`,
    text,
    ...(links.length > 0 ? [list] : []),
    // Email clients treat the lines after this as a signature and may hide them (RFC 3676, 4.3).
    `-- \n${why}`,
    `${unsubscribeText}\n${facts.unsubscribe}`,
    sender.join("\n"),
  ].join("\n\n")}\n`;
}

type NumberOf = (href: string) => number;

function blocksText(blocks: readonly Block[], numberOf: NumberOf): string {
  return blocks.map((block) => blockText(block, numberOf)).join("\n\n");
}

function blockText(block: Block, numberOf: NumberOf): string {
  switch (block.type) {
    case "heading": {
      const words = wordsText(block.words, numberOf);
      return `${words}\n${(block.depth === 2 ? "-" : "·").repeat(words.length)}`;
    }
    case "paragraph":
      return wordsText(block.words, numberOf);
    case "list":
      return block.items
        .map((item, index) => {
          const sign = block.ordered ? `${block.start + index}. ` : "- ";
          return sign + indented(blocksText(item, numberOf), " ".repeat(sign.length)).trimStart();
        })
        .join("\n");
    case "quote":
      return indented(blocksText(block.blocks, numberOf), "> ");
    case "code":
      return indented(block.text, "    ");
    case "picture":
      return `[${block.alt}]${block.caption && `\n${block.caption}`}`;
    case "rule":
      return "* * *";
  }
}

function wordsText(words: readonly Inline[], numberOf: NumberOf): string {
  return words
    .map((word) => {
      if (word.type === "break") return "\n";
      if (!("words" in word)) return word.text;
      const inner = wordsText(word.words, numberOf);
      if (word.type === "link") return `${inner} [${numberOf(word.href)}]`;
      return word.type === "emphasis" ? `*${inner}*` : inner;
    })
    .join("");
}

function indented(text: string, indent: string): string {
  return text.replaceAll(/^/gm, indent).replaceAll(/[ ]+$/gm, "");
}
