import { visit } from "unist-util-visit";
import type { Problem } from "../mistake.ts";
import { calloutNames } from "./callouts.ts";
import { lineOf, type MarkdownTree } from "./tree.ts";

/** Reports what readers would see raw or not at all: invalid Markdown, template fields and unused definitions. */
export function unparsedMarkup({ root, source, unused }: MarkdownTree): Problem[] {
  const found: Problem[] = [];
  const texts: { start: number; end: number; value?: string }[] = [];
  visit(root, (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const told = (what: string) => found.push({ line: lineOf(node), what });
    if (node.type === "text") texts.push({ start, end, value: node.value });
    // The asterisk may begin a Mailchimp field such as `*|NAME|*`, which can look like emphasis to the parser.
    else if (node.type === "emphasis") texts.push({ start, end: start + 1 });
    else if (node.type === "code" && !isClosed(source.slice(start, end)))
      told("the block of code has no end: its closing ``` is missing");
    else if (node.type === "link" || node.type === "image")
      for (const what of [...fieldsIn(node.url), ...unparsedMarkupIn(node.title ?? "")]) told(what);
  });
  for (const node of unused) {
    const name = node.label ?? node.identifier;
    const what = node.type === "definition" ? `the address of [${name}]` : `the note ${name}`;
    found.push({ line: lineOf(node), what: `${what} is never used in the text` });
  }
  const unescaped = source.replaceAll(/\\[!-/:-@[-`{-~]/g, "\0\0");
  for (const { sign, says } of signs) {
    for (const { index, 0: match } of unescaped.matchAll(sign)) {
      const text = texts.find(({ start, end }) => start <= index && index < end);
      if (!text || (sign === references && isRead(match, text.value))) continue;
      const written = source.slice(index, index + match.length);
      found.push({
        line: source.slice(0, index).split("\n").length,
        what: `${says(written)}; if you mean it literally, put a \\ before it`,
      });
    }
  }
  return found.sort((one, other) => one.line - other.line);
}

/** Reports markup in plain text, such as a title. */
export function unparsedMarkupIn(plain: string): string[] {
  const marked = /\*\*[^*]+\*\*|!?\[[^\]]*\]\([^)]*\)|\[\^[^\]]+\]/g;
  return [
    ...fieldsIn(plain),
    ...Array.from(
      plain.matchAll(marked),
      ([mark]) => `“${mark}” would be shown as typed, because this is plain text`,
    ),
  ];
}

function fieldsIn(text: string): string[] {
  return Array.from(text.matchAll(fields), ([field]) => `“${field}” ${unfilled}`);
}

/** Template fields of newsletter services. */
const fields = /\{\{[^}\n]*(\}\})?|\{%[^%\n]*(%\})?|\*\|[^|\n]*(\|\*)?/g;

const unfilled = "is a template field, which nothing fills in";

const references = /&(#x?[\da-f]+|[a-z]\w*);/gi;

const asText = (why: string) => (written: string) => `“${written}” would be shown as text: ${why}`;

const signs: { sign: RegExp; says: (written: string) => string }[] = [
  { sign: fields, says: (written) => `“${written}” ${unfilled}` },
  { sign: references, says: (written) => `“${written}” is not the name of a character` },
  {
    sign: /!?(\[[^[\]\n]*)?\](\(| \((?=\/|https?:|mailto:))[^)\n]*\)?/g,
    says: asText("a link’s address must have no spaces, and must follow the words directly, in brackets"),
  },
  { sign: /\[[^[\]\n]+\]\[[^[\]\n]+\]/g, says: asText("its address is not given anywhere in the text") },
  {
    sign: /\[\^[^\]\n]*\]?/g,
    says: (written) => `“${written}” has no note: a line that begins with ${written}: is missing`,
  },
  {
    sign: /\[![^[\]\n]*\]/g,
    says: (written) =>
      `“${written}” does not begin a callout: use one of ${calloutNames.join(", ")}, alone in the first line of a quote, in an article`,
  },
  {
    sign: /\*\*|(?<![\w_])__(?=\w)/g,
    says: asText("bold text has no space just inside its ** or __, and a space after them"),
  },
  {
    sign: /(?<=^[ \t>]*)#{1,6}(?=[^\s#])[^\n]*/gm,
    says: asText("a heading needs a space after its #"),
  },
];

/** Whether a character reference was decoded correctly: invalid ones become a replacement character or form feed. */
function isRead(reference: string, text = ""): boolean {
  return !text.includes(reference) && !(reference.startsWith("&#") && /[\f\ufffd]/.test(text));
}

/** Whether a block of code is closed. Indented code has no fence to close. */
function isClosed(code: string): boolean {
  const [fence] = /^(`{3,}|~{3,})/.exec(code) ?? [];
  return !fence || code.slice(fence.length).trimEnd().endsWith(fence);
}
