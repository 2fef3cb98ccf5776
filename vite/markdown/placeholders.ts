import { type Problem, WrongText } from "../mistake.ts";

/** The values of placeholders such as `{{name}}`. */
export interface Facts {
  /** Plain text, whose Markdown characters are escaped on insertion. */
  texts: ReadonlyMap<string, string>;
  /** Markdown, such as a table, which is inserted as it is. */
  blocks: ReadonlyMap<string, string>;
}

/**
 * Replaces the placeholders in a Markdown text.
 * @throws WrongText that names every unknown placeholder.
 */
export function fillPlaceholders(markdown: string, { texts, blocks }: Facts): string {
  const problems: Problem[] = [];
  const names = [...texts.keys(), ...blocks.keys()];
  const lines = markdown.split("\n").map((line, index) => {
    const filled = line.replace(placeholder, (written, name: string) => {
      const text = texts.get(name);
      const fact = text === undefined ? blocks.get(name) : asText(text);
      if (fact === undefined)
        problems.push({
          line: index + 1,
          what: `${written} is not a known placeholder; use one of ${names.join(", ")}`,
        });
      return fact ?? "";
    });
    if (/\{\{|\}\}/.test(line.replace(placeholder, ""))) {
      problems.push({ line: index + 1, what: "a placeholder lacks its {{ or its }}" });
    }
    return filled;
  });
  if (problems.length > 0) throw new WrongText(problems);
  return lines.join("\n");
}

/** Escapes every Markdown character (CommonMark, "Backslash escapes"). */
export function asText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#&|~!]/g, "\\$&");
}

export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const placeholder = /\{\{([^{}]*)\}\}/g;
