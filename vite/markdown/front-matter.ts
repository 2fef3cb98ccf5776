import { isMap, isScalar, LineCounter, type Node, parseDocument, type Scalar, stringify } from "yaml";
import type { z } from "zod";
import { type Problem, singleProblem, WrongText } from "../mistake.ts";
import { codeOf } from "../owners-text.ts";
import { unparsedMarkupIn } from "./unparsed-markup.ts";

/**
 * Parses front matter: YAML between two lines of `---`, with plain text as values. The body keeps its line numbers.
 * @throws WrongText
 */
export function readFrontMatter<Head>(
  markdown: string,
  schema: z.ZodType<Head>,
): { head: Head; body: string } {
  const lines = markdown.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    throw singleProblem(1, "the text must begin with lines like `title: …` between two lines of ---");
  }
  const { values, lineOf, problems } = readFields(lines.slice(0, end));
  const read = schema.safeParse(values);
  if (read.success && problems.length === 0)
    return { head: read.data, body: "\n".repeat(end + 1) + lines.slice(end + 1).join("\n") };
  const issues = read.success ? [] : read.error.issues.flatMap(namesOf);
  const told = issues.map(({ name, message }) => {
    const line = lineOf.get(name);
    return line
      ? { line, what: `${name} ${message}` }
      : { line: end + 1, what: `${name} ${message}: add a line \`${name}: …\`` };
  });
  throw new WrongText([...problems, ...told]);
}

/** @throws WrongText if a line is not a valid YAML field. */
function readFields(lines: readonly string[]) {
  const lineCounter = new LineCounter();
  // The first `---` is not YAML. An empty line replaces it so that line numbers match.
  const document = parseDocument(["", ...lines.slice(1)].join("\n"), {
    schema: "failsafe",
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter,
  });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const fields = isMap<Node, Node | null>(document.contents) ? document.contents.items : [];
  const starts = fields.map(({ key }) => lineAt(key.range?.[0] ?? 0));
  const notYaml = new Set(
    document.errors.map(({ pos: [offset] }) => {
      const line = lineAt(offset);
      // The parser reports an unclosed value where the text ends; the line where the value starts is more useful.
      return lines[line - 1]?.trim() ? line : (starts.findLast((start) => start < line) ?? line);
    }),
  );
  if (document.contents && !isMap(document.contents)) notYaml.add(lineAt(document.contents.range[0]));
  const values: Record<string, string> = {};
  const lineOf = new Map<string, number>();
  const problems: Problem[] = [];
  fields.forEach(({ key, value }, index) => {
    const name = String(key);
    const line = starts[index] ?? 1;
    if (!isPlain(value)) {
      notYaml.add(line);
    } else if (lineOf.has(name)) {
      problems.push({ line, what: `${name} is already in line ${lineOf.get(name)}; remove one` });
    } else {
      const text = onOneLine(String(value.value));
      values[name] = text;
      lineOf.set(name, line);
      const [unseen] = unseenCharacter.exec(text) ?? [];
      const what = unseen && `${name} contains the invisible character ${codeOf(unseen)}; remove it`;
      if (what) problems.push({ line, what });
      for (const what of unparsedMarkupIn(text)) problems.push({ line, what: `${name}: ${what}` });
    }
  });
  if (notYaml.size > 0)
    throw new WrongText(Array.from(notYaml, (line) => ({ line, what: inYaml(lines[line - 1]) })));
  return { values, lineOf, problems };
}

/** Replaces each run of white space with one space, as HTML does and as email headers require. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\t\n\r ]+/g, " ").replaceAll(/^ | $/g, "");
}

/**
 * Characters that nobody can see, which YAML can write as escapes: control characters, line separators, and code points
 * that are not characters.
 */
const unseenCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u;

/** Whether a value is plain text, without a comment, tag or anchor, which YAML would drop. */
function isPlain(value: Node | null): value is Scalar {
  return isScalar(value) && !value.comment && !value.anchor && !value.tag;
}

function inYaml(written = ""): string {
  const { name, value } = /^(?<name>\w+):\s+(?<value>.*\S)\s*$/.exec(written)?.groups ?? {};
  if (!name || !value) return `must be like \`name: value\`, but is ${written}`;
  const quoted = stringify(value, { lineWidth: 0 }).trim();
  return `a character in the value has a meaning in YAML; put quotes around the value, like \`${name}: ${quoted}\``;
}

function namesOf(issue: z.core.$ZodIssue): { name: string; message: string }[] {
  return issue.code === "unrecognized_keys"
    ? issue.keys.map((name) => ({ name, message: "is not a known field; remove the line" }))
    : [{ name: issue.path.join("."), message: issue.message }];
}
