import { z } from "zod";
import { readFrontMatter } from "../../vite/markdown/front-matter.ts";
import { markdownDocument } from "../../vite/markdown/markdown-document.ts";
import { type MarkdownPart, markdownParts } from "../../vite/markdown/markdown-parts.ts";
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

export type GuidePart = MarkdownPart | { tokens: readonly TokenGroup[] };

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
export function guideDocument(markdown: string, { highlight, tokens }: GuideMakings): Guide {
  const { title, summary, body } = guideHead(markdown);
  const { lead, sections } = markdownDocument(body, (found, html) =>
    markdownParts<GuidePart>(found, {
      html,
      highlight,
      own: (node) => (node.type === "raw" && node.value === "<!-- tokens -->" ? { tokens } : null),
    }),
  );
  if (lead.length > 0) throw new Error("The first section must begin with a heading.");
  const labels = sections.flatMap(({ body }) =>
    body.flatMap((part) => ("label" in part ? [part.label] : [])),
  );
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice) throw new Error(`Two blocks of code are called ${twice}.`);
  return { title, summary, sections: sections.map(({ id, title, body }) => ({ id, title, parts: body })) };
}

export function guideHead(markdown: string): GuideHead & { body: string } {
  const { head, body } = readFrontMatter(markdown, schema);
  return { ...head, body };
}

const schema = z.strictObject({ title: z.string("is missing"), summary: z.string("is missing") });
