import type { MarkedToken, Token } from "marked";
import type { Words } from "../../contract/newsletter/issue.ts";

export type Told = (line: number, what: string) => void;

/** The words of a block that begins at a line. */
export function wordsOf(tokens: readonly Token[], firstLine: number, told: Told): Words[] {
  let line = firstLine;
  return tokens.flatMap((token) => {
    const words = wordOf(token, line, told);
    line += token.raw.split("\n").length - 1;
    return words ?? [];
  });
}

function wordOf(given: Token, line: number, told: Told): Words | null {
  // Marked adds a type for whatever an extension makes; there is none.
  const token = given as MarkedToken;
  switch (token.type) {
    case "text":
      if (entity.test(token.text)) told(line, `write the sign itself: ${entity.exec(token.text)?.[0]}`);
      return { type: "text", text: token.text.replaceAll("\n", " ") };
    case "escape":
      return { type: "text", text: token.text };
    case "strong":
      return { type: "strong", words: wordsOf(token.tokens, line, told) };
    case "em":
      return { type: "emphasis", words: wordsOf(token.tokens, line, told) };
    case "codespan":
      return { type: "code", text: token.text };
    case "br":
      return { type: "break" };
    case "link":
      return { type: "link", href: token.href, words: wordsOf(token.tokens, line, told), line };
    case "image":
      told(line, `a picture stands in a paragraph of its own: ${token.raw}`);
      return null;
    case "html":
      told(line, `HTML is not taken, write Markdown: ${token.raw}`);
      return null;
    default:
      told(
        line,
        `“${token.raw}” can’t be shown in every email; use **strong**, *emphasis*, \`code\` and links`,
      );
      return null;
  }
}

/** Page, email and plain text would each take it for something else. */
const entity = /&(#\d+|#x[\da-f]+|[a-z]\w*);/i;
