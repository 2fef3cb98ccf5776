import type { Definition, FootnoteDefinition, Image, Link, Node, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { SKIP, visit } from "unist-util-visit";

export interface MarkdownTree {
  root: Root;
  source: string;
  /** Link definitions and footnotes that nothing refers to. */
  unused: readonly (Definition | FootnoteDefinition)[];
}

/** Parses GitHub Flavored Markdown and resolves reference links and pictures. */
export function markdownTree(source: string): MarkdownTree {
  const root = fromMarkdown(source, {
    extensions: [gfm()],
    // Leaves out GFM's transforms, which would find URLs in text a second time and create nodes without a position.
    mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  });
  const written = new Map<string, Definition | FootnoteDefinition>();
  visit(root, (node) => {
    if ((node.type === "definition" || node.type === "footnoteDefinition") && !written.has(keyOf(node)))
      written.set(keyOf(node), node);
  });
  const unused = new Set(written.values());
  visit(root, (node, index, parent) => {
    if (node.type === "footnoteReference") {
      const note = written.get(`note ${node.identifier}`);
      if (note) unused.delete(note);
    }
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const definition = written.get(`address ${node.identifier}`);
    if (definition?.type !== "definition" || !parent || index === undefined) return;
    unused.delete(definition);
    const { url, title } = definition;
    const { position } = node;
    const resolved: Link | Image =
      node.type === "linkReference"
        ? { type: "link", url, title, children: node.children, position }
        : { type: "image", url, title, alt: node.alt, position };
    parent.children[index] = resolved;
    // Continues with the link that has replaced this node, so that the link's children are visited.
    return [SKIP, index];
  });
  return { root, source, unused: [...unused] };
}

/** The line on which a node starts. */
export function lineOf({ position }: Pick<Node, "position">): number {
  return position?.start.line ?? 1;
}

function keyOf({ type, identifier }: Definition | FootnoteDefinition): string {
  return `${type === "definition" ? "address" : "note"} ${identifier}`;
}
