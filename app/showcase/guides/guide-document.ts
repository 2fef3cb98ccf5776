import { Marked, type Token, type Tokens } from "marked";
import type { TokenGroup } from "./kit-tokens.ts";

/** A guide of the kit, ready to be put into a page. */
export interface Guide extends GuideHead {
  sections: readonly GuideSection[];
}

export interface GuideHead {
  title: string;
  /** Leads into the guide, and stands under it in search results: 80 to 155 characters. */
  summary: string;
}

export interface GuideSection {
  /** Made from the title: "Light and dark" is `light-and-dark`. */
  id: string;
  title: string;
  parts: readonly GuidePart[];
}

export type GuidePart = { html: string } | GuideCode | { tokens: readonly TokenGroup[] };

export interface GuideCode {
  /** The file's name, or where it is typed. */
  label: string;
  language: string;
  code: string;
  /** The code as HTML, its words marked by kind. */
  lines: string;
}

/** What a guide is filled with. */
export interface GuideMakings {
  highlight(code: string, language: string): string;
  tokens: readonly TokenGroup[];
}

/**
 * Reads a Markdown text with a title and a summary above, in sections that begin with `## `. A block of code says its
 * language and its label, and `<!-- tokens -->` stands for the list of them.
 * @throws Error where one of these is missing, or given twice.
 */
export function guideDocument(markdown: string, makings: GuideMakings): Guide {
  const { title, summary, body } = guideHead(markdown);
  const sections: { id: string; title: string; parts: GuidePart[] }[] = [];
  for (const token of marked.lexer(body)) {
    if (isSectionHeading(token)) sections.push({ id: idOf(token.text), title: token.text, parts: [] });
    else if (token.type !== "space") addPart(sections.at(-1)?.parts, partOf(token, makings));
  }
  for (const name of [({ id }: GuideSection) => [id], labelsOf].map((names) => sections.flatMap(names))) {
    const twice = name.find((one, index) => name.indexOf(one) !== index);
    if (twice) throw new Error(`Two sections or two blocks of code are called ${twice}.`);
  }
  return { title, summary, sections };
}

export function guideHead(markdown: string): GuideHead & { body: string } {
  const found = markdown.match(
    /^---\ntitle: (?<title>.+)\nsummary: (?<summary>.+)\n---\n(?<body>.*)$/s,
  )?.groups;
  const { title, summary, body } = found ?? {};
  if (!title || !summary || body === undefined) throw new Error("A title and a summary must stand above.");
  return { title, summary, body };
}

const marked = new Marked({ gfm: true });

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading" && token.depth === 2;
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

function partOf(token: Token, { highlight, tokens }: GuideMakings): GuidePart {
  if (token.type === "html" && token.raw.trim() === "<!-- tokens -->") return { tokens };
  if (!isCode(token)) return { html: marked.parser([token]) };
  const [language = "", ...words] = (token.lang ?? "").split(" ");
  const label = words.join(" ");
  if (label === "") throw new Error(`A block of code has no label: ${token.text.split("\n")[0]}`);
  return { label, language, code: token.text, lines: highlight(token.text, language) };
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === "code";
}

/** Running text is one part. */
function addPart(parts: GuidePart[] | undefined, part: GuidePart) {
  if (!parts) throw new Error("The first section must begin with a heading.");
  const last = parts.at(-1);
  if (last && "html" in last && "html" in part) last.html += part.html;
  else parts.push(part);
}

function labelsOf({ parts }: GuideSection): string[] {
  return parts.flatMap((part) => ("label" in part ? [part.label] : []));
}
