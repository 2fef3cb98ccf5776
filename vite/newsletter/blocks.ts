import type { List, Paragraph, RootContent } from "mdast";
import type { Block } from "../../contract/newsletter/issue.ts";
import { lineOf } from "../markdown/tree.ts";
import { type ReportProblem, wordsOf } from "./words.ts";

/** Converts nodes to an issue's blocks. Leaves out and reports what emails cannot show. */
export function blocksOf(nodes: readonly RootContent[], told: ReportProblem): Block[] {
  return nodes.flatMap((node) => blockOf(node, told) ?? []);
}

function blockOf(node: RootContent, told: ReportProblem): Block | null {
  const line = lineOf(node);
  switch (node.type) {
    case "definition":
    // Not reported here, because footnotes are reported where the text refers to them.
    case "footnoteDefinition":
      return null;
    case "heading":
      if (node.depth === 2 || node.depth === 3)
        return { type: "heading", depth: node.depth, words: wordsOf(node.children, told) };
      return told(line, "a heading must begin with ## or ###, because the title is above them all");
    case "paragraph":
      return pictureOf(node, told) ?? { type: "paragraph", words: wordsOf(node.children, told) };
    case "list":
      return listOf(node, told);
    case "blockquote":
      return { type: "quote", blocks: blocksOf(node.children, told) };
    case "code":
      return { type: "code", text: node.value };
    case "thematicBreak":
      return { type: "rule" };
    case "html":
      return told(line, `HTML is not accepted; write Markdown: ${node.value.split("\n")[0]}`);
    default:
      return told(line, `a ${node.type} can’t be shown in every email; ${shown}`);
  }
}

const shown = "use headings, paragraphs, lists, quotes, code, pictures, and --- for a line";

function listOf({ children, ordered, start }: List, told: ReportProblem): Block {
  const items = children.map((item) => {
    if (typeof item.checked !== "boolean") return blocksOf(item.children, told);
    told(lineOf(item), "a checkbox can’t be ticked in an email; make it a plain list item");
    return [];
  });
  return { type: "list", ordered: ordered === true, start: start ?? 1, items };
}

/** Returns the picture, with its title as its caption, if the paragraph contains nothing else, otherwise null. */
function pictureOf({ children, position }: Paragraph, told: ReportProblem): Block | null {
  const [image, ...more] = children;
  if (image?.type !== "image" || more.length > 0) return null;
  const { url: file, alt, title } = image;
  const line = lineOf({ position });
  if (!alt) told(line, `a picture needs a description, like ![A core in a tray](core.png): ![](${file})`);
  return { type: "picture", file, alt: alt ?? "", caption: title ?? "", line };
}
