import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";

/**
 * Renders a component and returns its markup as lines of HTML: one element per line, indented and highlighted. Does not
 * parse the markup, because a parser would change what React wrote.
 */
export function renderedMarkup(Component: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(Component));
  // Removes the preload links that React adds at the start for eager pictures.
  return markupLines(markup.replace(/^(<link rel="preload"[^>]*>)+/, ""))
    .map((line) => `<span class="line">${marked(line)}\n</span>`)
    .join("");
}

/** Breaks markup into indented lines. An element that fits in 80 characters stays on one line. */
export function markupLines(html: string): string[] {
  const lines: { depth: number; text: string }[] = [];
  /** The index of the first line of each open element. */
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
      `<i class="constant">${attribute}</i>${value === undefined ? "" : `=<i class="string">"${escaped(value)}"</i>`}`,
  );
  return `${escaped(start)}<i class="function">${name}</i>${attributes}${escaped(end)}`;
}

/** Escapes HTML, including its entities, so that the page shows the HTML as written. */
function escaped(html: string): string {
  return html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
