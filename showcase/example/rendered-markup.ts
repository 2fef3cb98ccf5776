import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";

/**
 * A component's markup as lines of HTML to read: one element a line, indented, tags and values marked. Read letter by
 * letter and not by a parser, which would write it anew: what is shown is what React wrote.
 */
export function renderedMarkup(Component: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(Component));
  // React puts hints for the document's head before pictures that load at once.
  return markupLines(markup.replace(/^(<link rel="preload"[^>]*>)+/, ""))
    .map((line) => `<span class="line">${marked(line)}\n</span>`)
    .join("");
}

/** Breaks markup into indented lines. An element that fits with all its content into 80 letters stays on one. */
export function markupLines(html: string): string[] {
  const lines: { depth: number; text: string }[] = [];
  /** The lines on which the elements that are open begin. */
  const open: number[] = [];
  for (const text of html.match(/<[^>]+>|[^<]+/g) ?? []) {
    const begun = text.startsWith("</") ? open.pop() : undefined;
    lines.push({ depth: open.length, text });
    if (begun !== undefined) {
      const whole = lines
        .slice(begun)
        .map(({ text }) => text)
        .join("");
      if (whole.length <= 80) lines.splice(begun, lines.length, { depth: open.length, text: whole });
    } else if (opens(text)) open.push(lines.length - 1);
  }
  return lines.map(({ depth, text }) => "  ".repeat(depth) + text);
}

function opens(text: string): boolean {
  const name = text.match(/^<([\w-]+)/)?.[1];
  return name !== undefined && !text.endsWith("/>") && !voidElements.has(name);
}

const voidElements = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);

function marked(line: string): string {
  return line
    .split(/(<[^>]+>)/)
    .map((part) => (part.startsWith("<") ? markedTag(part) : escaped(part)))
    .join("");
}

function markedTag(tag: string): string {
  const [, start = "", name = "", rest = "", end = ""] = tag.match(/^(<\/?)([\w-]+)(.*?)(\/?>)$/s) ?? [];
  const attributes = rest.replace(
    /([\w:-]+)(?:="([^"]*)")?/g,
    (_whole, attribute: string, value: string | undefined) =>
      `<i class="attribute">${attribute}</i>${value === undefined ? "" : `=<i class="string">"${escaped(value)}"</i>`}`,
  );
  return `${escaped(start)}<i class="tag">${name}</i>${attributes}${escaped(end)}`;
}

/** What is read here is HTML already: an ampersand begins an entity that has to be seen as it stands. */
function escaped(html: string): string {
  return html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
