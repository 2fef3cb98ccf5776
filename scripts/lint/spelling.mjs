// Finds words that are not in the dictionary (Australian English), in text that readers see. Names and other correct
// words go into `spelling.json`.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import nspell from "nspell";

const files = ["content/**/*.{md,ts}", "kit/**/*.docs.ts", "site.config.ts", "*.md", "docs/**/*.md"];
const dictionary = dirname(fileURLToPath(import.meta.resolve("dictionary-en-au")));
const spelling = nspell(
  readFileSync(join(dictionary, "index.aff")),
  readFileSync(join(dictionary, "index.dic")),
);
for (const word of JSON.parse(readFileSync("spelling.json", "utf8")))
  spelling.add(word).add(word.toLowerCase());

const known = new Map();
for (const file of files.flatMap((pattern) => globSync(pattern)).toSorted()) {
  const lines = readable(readFileSync(file, "utf8"), file.endsWith(".ts")).split("\n");
  for (const [index, line] of lines.entries()) {
    for (const word of wordsOf(line)) {
      if (isKnown(word)) continue;
      console.error(`${file}:${index + 1}: ${word} is not in the dictionary`);
      process.exitCode = 1;
    }
  }
}

/** Removes code, URLs, email addresses and paths. Keeps the line breaks, so that line numbers stay correct. */
function readable(text, isCode) {
  const lines = (block) => block.replaceAll(/.+/g, "");
  const prose = isCode
    ? text
        .replaceAll(/^import .*$/gm, "")
        .replaceAll(/\$\{[^}]*\}/g, "")
        // Removes the key presses that tests send, and other code, from a component's docs.
        .replaceAll(/^ {2}( +)presses: .*?\],?$(?=\n\1\})|^const .*?;$|^function .*?^\}$/gms, lines)
    : text.replaceAll(/^```.*?^```/gms, lines).replaceAll(/`[^`\n]*`/g, "");
  return prose.replaceAll(/\]\([^)]*\)|https?:\S+|[\w.-]+@[\w.-]+|[\w@.-]*\/[\w/.<>:*#-]+/g, "");
}

/** Returns the words of four or more letters. A name in camel case is split into its words. */
function wordsOf(line) {
  return Array.from(line.matchAll(/\p{L}[\p{L}\p{M}]*(?:[’']\p{L}+)?/gu), ([word]) =>
    word.replace("’", "'").split(/(?<=\p{Ll})(?=\p{Lu})/u),
  )
    .flat()
    .filter((word) => word.length > 3);
}

/**
 * Whether the dictionary has a word as written, in lowercase (for the start of a sentence), or without a plural or
 * possessive ending.
 */
function isKnown(word) {
  return known.getOrInsertComputed(word, () => {
    const stem = word.replace(/'?s$/, "");
    const forms = [word, stem, word.toLowerCase(), stem.toLowerCase()];
    return forms.some((form) => spelling.correct(form));
  });
}
