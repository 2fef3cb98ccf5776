import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isExample } from "../e2e/is-example.ts";
import { sampleNames } from "../samples/sample-names.ts";

/** The visible text by file: the company's pages, error messages and legal texts. */
const texts = new Map<string, string[]>();
const modules = globSync("content/{*,pages/*}.ts").filter(
  (path) => !/\.test\.ts$|stored-data/.test(path) && !sampleNames.some((page) => path.includes(page)),
);
for (const path of modules) texts.set(path, stringsIn(await import(`../${path}`)));
for (const path of globSync("content/legal/*.md")) texts.set(path, [readFileSync(path, "utf8")]);

/** Words to avoid, each with the term to use instead. */
const avoided: readonly (readonly [words: RegExp, use: string])[] = [
  [/\b(somebody|anybody|whoever)\b/i, "someone, anyone"],
  [/\be-mail/i, "email"],
  [/\bmails?\b(?! (server|relay|is post))/, "email, emails"],
  [
    /\b(the|our|a|each|every|no) letters?\b|\bleave the list\b|\bon the list\b/i,
    "newsletter, issue, unsubscribe",
  ],
  [/\bdemo(nstration)? page/i, "sample page"],
  [/\bhalf-way\b|\bfor ever\b/i, "halfway, forever"],
  [/\d %/, "91%"],
  [/\bHelp centre\b/, "Help Centre"],
  [/(?<=[a-z])(?<!You aren)'(?=[a-z])/, "a curly apostrophe"],
];

test.runIf(isExample).each(avoided)("no visible text contains %s; instead: %s", (words) => {
  const found = [...texts].flatMap(([path, strings]) =>
    strings.filter((text) => words.test(text)).map((text) => `${path}: ${around(text, words)}`),
  );
  expect(found).toEqual([]);
});

test("every placeholder in the texts is one that the code replaces", () => {
  const code = globSync("{app,server,vite}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });
  const replaced = code.map((path) => readFileSync(path, "utf8")).join("\n");
  const found = [...texts].flatMap(([path, strings]) =>
    [...strings.join("\n").matchAll(/\{\w+\}/g)].map(([name]) => ({ path, name })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ name }) => !replaced.includes(`replace("${name}"`))).toEqual([]);
});

const short = ["home", "services", "contact", "support", "errors"].map((page) => `content/pages/${page}.ts`);

test.runIf(isExample).each([...short, ...globSync("content/cases/*.md")])(
  "no sentence in %s has more than 30 words",
  (path) => {
    const sentences = (texts.get(path) ?? [proseOf(path)]).flatMap((text) => text.split(/(?<=[.?!])\s+/));
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 30)).toEqual([]);
  },
);

test.runIf(isExample).each(globSync("content/{articles,cases}/*.md"))(
  "%s has typographic apostrophes and quotation marks outside code",
  (file) => {
    const [, , ...text] = readFileSync(file, "utf8").split("---\n");
    const withoutCode = text.join("").replaceAll(/```.*?```|`[^`]*`/gs, "");
    // Removes the quotation marks around a figure's caption, which is the title of a Markdown image.
    const prose = withoutCode.replaceAll(/(?<=\]\(\S+ )"([^"]*)"(?=\)$)/gm, "$1");
    expect(prose.match(/.*\w'\w.*|.*"\w.*/g)).toBeNull();
  },
);

/** The text without front matter and tables. */
function proseOf(path: string): string {
  const [, , ...text] = readFileSync(path, "utf8").split("---\n");
  return text.join("").replaceAll(/^\|.*$/gm, "");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function around(text: string, words: RegExp): string {
  const at = text.search(words);
  return text.slice(Math.max(0, at - 30), at + 40);
}
