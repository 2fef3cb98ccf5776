import type { MarkedToken, Token, Tokens } from "marked";
import type { Block } from "../../contract/newsletter/issue.ts";
import { type Told, wordsOf } from "./words.ts";

/** The blocks of a text that begins at a line. What is none of those that an email can show is told, and left out. */
export function blocksOf(tokens: readonly Token[], firstLine: number, told: Told): Block[] {
  let line = firstLine;
  return tokens.flatMap((token) => {
    const block = blockOf(token, line, told);
    line += linesIn(token.raw);
    return block ?? [];
  });
}

function blockOf(given: Token, line: number, told: Told): Block | null {
  // Marked adds a type for whatever an extension makes; there is none.
  const token = given as MarkedToken;
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      if (token.depth === 2 || token.depth === 3)
        return { type: "heading", depth: token.depth, words: wordsOf(token.tokens, line, told) };
      told(line, "a heading begins with ## or ###: the title stands above all of them");
      return null;
    case "paragraph":
      return pictureOf(token, line, told) ?? { type: "paragraph", words: wordsOf(token.tokens, line, told) };
    case "text":
      return { type: "paragraph", words: wordsOf(token.tokens ?? [token], line, told) };
    case "list":
      return listOf(token, line, told);
    case "blockquote":
      return { type: "quote", blocks: blocksOf(token.tokens, line, told) };
    case "code":
      return { type: "code", text: token.text };
    case "hr":
      return { type: "rule" };
    case "html":
      told(line, `HTML is not taken, write Markdown: ${token.raw.trim().split("\n")[0]}`);
      return null;
    default:
      told(line, `a ${token.type} can’t be shown in every email; ${shown}`);
      return null;
  }
}

const shown = "use headings, paragraphs, lists, quotes, code, pictures, and --- for a line";

function listOf({ items, ordered, start }: Tokens.List, firstLine: number, told: Told): Block {
  let line = firstLine;
  const blocks = items.map((item) => {
    if (item.task) told(line, "a box to tick can’t be ticked in an email; make it an item of a list");
    const own = blocksOf(item.task ? [] : item.tokens, line, told);
    line += linesIn(item.raw);
    // The last line break before the next item belongs to the list.
    if (!item.raw.endsWith("\n")) line += 1;
    return own;
  });
  return { type: "list", ordered, start: start || 1, items: blocks };
}

/** A picture stands in a paragraph of its own; its title is its caption. */
function pictureOf(
  { tokens, raw }: Tokens.Paragraph | Tokens.Generic,
  line: number,
  told: Told,
): Block | null {
  const [image, ...more] = tokens ?? [];
  if (!image || !isImage(image) || more.length > 0) return null;
  if (!image.text)
    told(line, `a picture says what it shows, as ![A core in a tray](core.png): ${raw.trim()}`);
  return { type: "picture", file: image.href, alt: image.text, caption: image.title ?? "", line };
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === "image";
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}
