import type { z } from "zod";

/**
 * What a Markdown text says of itself between two lines of `---` above it, one `name: value` a line.
 * @throws Error that names every line that is wrong.
 */
export function readFrontMatter<Head>(
  markdown: string,
  schema: z.ZodType<Head>,
): { head: Head; body: string } {
  const lines = markdown.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    throw new Error("line 1: the text must begin with lines as `title: …` between two lines of ---.");
  }
  const { values, lineOf, problems } = readFields(lines.slice(1, end));
  const read = schema.safeParse(values);
  if (read.success && problems.length === 0)
    return { head: read.data, body: lines.slice(end + 1).join("\n") };
  const issues = read.success ? [] : read.error.issues.flatMap(namesOf);
  const told = issues.map(({ name, message }) => {
    const line = lineOf.get(name);
    return line ? `line ${line}: ${name} ${message}.` : `line ${end + 1}: ${name} ${message}: add ${name}: …`;
  });
  throw new Error([...problems, ...told].join("\n"));
}

function readFields(lines: readonly string[]) {
  const values: Record<string, string> = {};
  const lineOf = new Map<string, number>();
  const problems: string[] = [];
  lines.forEach((written, index) => {
    const line = index + 2;
    if (written.trim() === "") return;
    const { name, value } = /^(?<name>\w+):\s*(?<value>.*?)\s*$/.exec(written)?.groups ?? {};
    if (!name || value === undefined) {
      problems.push(`line ${line}: must be as \`name: value\`, and is ${written}`);
    } else if (lineOf.has(name)) {
      problems.push(`line ${line}: ${name} stands in line ${lineOf.get(name)} already; remove one.`);
    } else {
      values[name] = value.replace(/^(["'])(.*)\1$/, "$2");
      lineOf.set(name, line);
    }
  });
  return { values, lineOf, problems };
}

function namesOf(issue: z.core.$ZodIssue): { name: string; message: string }[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((name) => ({ name, message: "is not known here; remove the line" }));
  }
  const name = issue.path.join(".");
  return [{ name, message: issue.message }];
}
