import { Marked, type MarkedExtension, type Token, type Tokens } from "marked";
import markedAlert from "marked-alert";
import markedFootnote from "marked-footnote";

/** A text in its sections, ready to be put into a page. */
export interface MarkdownDocument<Body> {
  /** What stands before the first section. */
  lead: Body;
  sections: MarkdownSection<Body>[];
}

export interface MarkdownSection<Body> {
  /** Made from the title: "Data we collect" is `data-we-collect`. */
  id: string;
  title: string;
  /** Without the heading. */
  body: Body;
}

export type ToHtml = (tokens: Token[]) => string;

/**
 * Reads a Markdown text (GitHub's flavour, with its footnotes and callouts) whose sections begin with `## `.
 * @throws Error where two headings have the same id or a link leads to a heading that isn't there.
 */
export function markdownDocument<Body>(
  markdown: string,
  bodyOf: (tokens: Token[], html: ToHtml) => Body,
): MarkdownDocument<Body> {
  // Footnotes are counted in the instance: each text has its own.
  const marked = new Marked({ gfm: true }, markedFootnote(footnotes), markedAlert(callouts), headings);
  const tokens = marked.lexer(markdown);
  const { walkTokens } = marked.defaults;
  if (walkTokens) marked.walkTokens(tokens, walkTokens);
  checkAnchors(marked, tokens);
  const lead: Token[] = [];
  const parts: { heading: Tokens.Heading; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (isSectionHeading(token)) parts.push({ heading: token, tokens: [] });
    else (parts.at(-1)?.tokens ?? lead).push(token);
  }
  const html: ToHtml = (tokens) => marked.parser(tokens);
  return {
    lead: bodyOf(lead, html),
    sections: parts.map(({ heading, tokens }) => ({
      id: idOf(heading),
      title: textOf(heading.tokens),
      body: bodyOf(tokens, html),
    })),
  };
}

/** What is read of tokens, without their signs. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ("tokens" in token && token.tokens ? textOf(token.tokens) : plainText(token)))
    .join("");
}

const footnotes = { description: "Notes", headingClass: "notes" };

const callouts = {
  className: "callout",
  variants: ["note", "tip", "important", "warning", "caution"].map((type) => ({ type, icon: "" })),
};

const headings: MarkedExtension = {
  renderer: {
    heading(heading) {
      return `<h${heading.depth} id="${idOf(heading)}">${this.parser.parseInline(heading.tokens)}</h${heading.depth}>\n`;
    },
  },
};

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading" && token.depth === 2;
}

function idOf({ tokens }: Tokens.Heading): string {
  return textOf(tokens)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function plainText(token: Token): string {
  return "text" in token && typeof token.text === "string" ? token.text : "";
}

function checkAnchors(marked: Marked, tokens: Token[]): void {
  const ids: string[] = [];
  const wanted: string[] = [];
  marked.walkTokens(tokens, (token) => {
    if (isHeading(token)) ids.push(idOf(token));
    if (token.type === "link" && token.href.startsWith("#")) wanted.push(token.href.slice(1));
  });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two headings have the id ${twice}.`);
  const missing = wanted.find((id) => !ids.includes(id));
  if (missing !== undefined) throw new Error(`A link leads to #${missing}, and no heading is called that.`);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}
