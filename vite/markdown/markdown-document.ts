import type { RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Heading, Root as MarkdownRoot } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { makeCallouts } from "./callouts.ts";
import { leftOver } from "./left-over.ts";
import { lineOf, markdownTree } from "./markdown-tree.ts";

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

export type ToHtml = (nodes: readonly RootContent[]) => string;

/**
 * Reads a Markdown text (GitHub's flavour, with its footnotes and callouts) whose sections begin with `## `. The nodes
 * are those of its HTML, with their places in the text.
 * @throws Error that names the lines where signs are left over, two headings have the same id, or a link leads to a
 * heading that isn't there.
 */
export function markdownDocument<Body>(
  markdown: string,
  bodyOf: (nodes: readonly RootContent[], html: ToHtml, firstLine: number) => Body,
): MarkdownDocument<Body> {
  const tree = markdownTree(markdown);
  makeCallouts(tree.root);
  const problems = [...leftOver(tree), ...nameHeadings(tree.root)];
  if (problems.length > 0)
    throw new Error(problems.map(({ line, what }) => `line ${line}: ${what}.`).join("\n"));
  const lead: RootContent[] = [];
  const parts: { id: string; title: string; line: number; nodes: RootContent[] }[] = [];
  for (const node of nodesOf(tree.root)) {
    if (node.type === "element" && node.tagName === "h2") {
      parts.push({ id: String(node.properties.id), title: textOf(node), line: lineOf(node), nodes: [] });
    } else (parts.at(-1)?.nodes ?? lead).push(node);
  }
  return {
    lead: bodyOf(lead, html, 1),
    sections: parts.map(({ id, title, line, nodes }) => ({ id, title, body: bodyOf(nodes, html, line) })),
  };
}

/** Without the line breaks between them. */
function nodesOf(root: MarkdownRoot): RootContent[] {
  // A picture's address is a name or a file's, as it is written.
  visit(root, "image", (image) => {
    image.data = { hProperties: { src: image.url } };
  });
  const whole = toHast(root, {
    // HTML in a text is the owner's own.
    allowDangerousHtml: true,
    clobberPrefix: "",
    footnoteLabel: "Notes",
    footnoteLabelProperties: { className: ["notes"] },
  });
  return whole.type === "root" ? whole.children.filter(({ type }) => type !== "text") : [];
}

function html(nodes: readonly RootContent[]): string {
  return nodes.map((node) => `${toHtml(node, serialised)}\n`).join("");
}

const serialised = { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } };

/** Gives each heading its id; says where two have the same, and which links lead to none. */
function nameHeadings(root: MarkdownRoot): { line: number; what: string }[] {
  const problems: { line: number; what: string }[] = [];
  const ids = new Set<string>();
  visit(root, "heading", (heading) => {
    const id = idOf(heading);
    if (ids.has(id)) problems.push({ line: lineOf(heading), what: `two headings have the id ${id}` });
    ids.add(id);
    heading.data = { hProperties: { id } };
  });
  visit(root, "link", (link) => {
    const { url } = link;
    if (url.startsWith("#") && !ids.has(url.slice(1)))
      problems.push({
        line: lineOf(link),
        what: `a link leads to ${url}, and no heading is called that`,
      });
  });
  return problems;
}

function idOf(heading: Heading): string {
  return textOf(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
