import type { PhrasingContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Inline } from "../../contract/newsletter/issue.ts";
import { lineOf } from "../markdown/tree.ts";

/** Returns null, which stands for what is left out. */
export type ReportProblem = (line: number, what: string) => null;

/** Converts phrasing content to the inline text (`Inline`) of an issue. */
export function wordsOf(nodes: readonly PhrasingContent[], told: ReportProblem): Inline[] {
  return nodes.flatMap((node) => wordOf(node, told) ?? []);
}

function wordOf(node: PhrasingContent, told: ReportProblem): Inline | null {
  const line = lineOf(node);
  switch (node.type) {
    case "text":
      return { type: "text", text: node.value.replaceAll("\n", " ") };
    case "strong":
    case "emphasis":
      return { type: node.type, words: wordsOf(node.children, told) };
    case "inlineCode":
      return { type: "code", text: node.value };
    case "break":
      return { type: "break" };
    case "link": {
      const picture = node.children.find(({ type }) => type === "image");
      if (picture)
        return told(lineOf(picture), "a picture in a link can’t be shown; put the link below the picture");
      return { type: "link", href: node.url, words: wordsOf(node.children, told), line };
    }
    case "image":
      return told(
        line,
        `a picture must be a paragraph of its own, between two blank lines: ![${node.alt}](${node.url})`,
      );
    case "html":
      return told(line, `HTML is not accepted; write Markdown: ${node.value}`);
    case "delete":
      return told(line, `“~~${textOf(node)}~~” ${unshown}`);
    case "footnoteReference":
      return told(line, `a footnote ([^${node.label ?? node.identifier}]) ${unshown}`);
    default:
      return told(line, `a ${node.type} ${unshown}`);
  }
}

const unshown = "can’t be shown in every email; use **strong**, *emphasis*, `code` and links";
