import type { RootContent } from "hast";
import type { Heading, Root as MarkdownRoot } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type Problem, WrongText } from "../mistake.ts";
import { makeCallouts } from "./callouts.ts";
import { lineOf, markdownTree } from "./tree.ts";
import { unparsedMarkup } from "./unparsed-markup.ts";

interface MarkdownSection {
  /** A slug of the title, such as `data-we-collect` for "Data we collect". */
  id: string;
  title: string;
  line: number;
  /** The content without the heading. */
  nodes: RootContent[];
}

/**
 * Parses GitHub Flavored Markdown, including footnotes and callouts, into sections that begin with `## `, and what is
 * before the first one. The HTML nodes keep their positions in the Markdown source.
 * @throws WrongText for unparsed markup, duplicate ids and links to missing headings.
 */
export function readSections(markdown: string) {
  const tree = markdownTree(markdown);
  makeCallouts(tree.root);
  const problems = [...unparsedMarkup(tree), ...nameHeadings(tree.root)];
  if (problems.length > 0) throw new WrongText(problems);
  const lead: RootContent[] = [];
  const sections: MarkdownSection[] = [];
  for (const node of nodesOf(tree.root)) {
    if (node.type === "element" && node.tagName === "h2") {
      const id = String(node.properties.id);
      sections.push({ id, title: textOf(node), line: lineOf(node), nodes: [] });
    } else (sections.at(-1)?.nodes ?? lead).push(node);
  }
  return { lead, sections };
}

/** Converts the Markdown to HTML nodes, without the line breaks between them. */
function nodesOf(root: MarkdownRoot): RootContent[] {
  // Keeps picture URLs from being encoded, because each is the name of a drawing or file.
  visit(root, "image", (image) => {
    image.data = { hProperties: { src: image.url } };
  });
  const whole = toHast(root, {
    // This is safe, because the owner has written the HTML in the text.
    allowDangerousHtml: true,
    clobberPrefix: "",
    footnoteLabel: "Notes",
    footnoteLabelProperties: { className: ["notes"] },
  });
  return whole.type === "root" ? whole.children.filter(({ type }) => type !== "text") : [];
}

/** Sets the headings' ids. Reports duplicate ids and links to missing headings. */
function nameHeadings(root: MarkdownRoot): Problem[] {
  const problems: Problem[] = [];
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
      problems.push({ line: lineOf(link), what: `a link leads to ${url}, but no heading has that id` });
  });
  return problems;
}

function idOf(heading: Heading): string {
  return textOf(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
