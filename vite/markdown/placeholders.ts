/** What may stand in the place of `{{name}}`. */
export interface Facts {
  /** Plain text: whatever it holds, Markdown takes it for text. */
  texts: ReadonlyMap<string, string>;
  /** Markdown, such as a table. */
  blocks: ReadonlyMap<string, string>;
}

/**
 * Puts facts in the places of `{{name}}` in a Markdown text.
 * @throws Error that names every placeholder nobody knows, with its line.
 */
export function fillPlaceholders(markdown: string, { texts, blocks }: Facts): string {
  const problems: string[] = [];
  const lines = markdown.split("\n").map((line, index) => {
    const filled = line.replace(placeholder, (written, name: string) => {
      const text = texts.get(name);
      const fact = text === undefined ? blocks.get(name) : asText(text);
      if (fact === undefined) problems.push(`line ${index + 1}: nothing is known as ${written}`);
      return fact ?? "";
    });
    if (/\{\{|\}\}/.test(line.replace(placeholder, ""))) {
      problems.push(`line ${index + 1}: a placeholder is not closed, or not opened`);
    }
    return filled;
  });
  if (problems.length > 0) throw new Error([...problems, known({ texts, blocks })].join("\n"));
  return lines.join("\n");
}

/** Text in Markdown, with every sign escaped that would mean something there (CommonMark, "Backslash escapes"). */
export function asText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#&|~!]/g, "\\$&");
}

const placeholder = /\{\{([^{}]*)\}\}/g;

function known({ texts, blocks }: Facts): string {
  return `Known are ${[...texts.keys(), ...blocks.keys()].join(", ")}.`;
}
