import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { dueAt } from "../../contract/newsletter/due.ts";
import type { BrokenIssue, Issue } from "../../contract/newsletter/issue.ts";
import { issueAddress } from "../../contract/newsletter/issue-addresses.ts";
import { site } from "../../site.config.ts";
import { formatProblems, Mistake, type Problem, WrongText } from "../mistake.ts";
import { readCleanText } from "../owners-text.ts";
import { buildTime, isPublished } from "./build-time.ts";
import { inspectPicture } from "./inspect-picture.ts";
import { readIssue } from "./read-issue.ts";

export const issuesFolder = "content/newsletter";

/** A problem, and the path of the file that has it. */
type IssueProblem = Problem & { file: string };

/** Reads a folder's issues, including drafts, newest first. Reports problems. `demo: false` leaves out the examples. */
export function readIssues(
  folder = issuesFolder,
  demo = site.demo,
): { issues: Issue[]; problems: IssueProblem[] } {
  const problems: IssueProblem[] = [];
  const issues = globSync(`${folder}/*.md`)
    .sort()
    .flatMap((path) => {
      const file = path.replaceAll("\\", "/");
      try {
        return readIssue(file, readCleanText(readFileSync(path)), (name) => findBeside(file, name));
      } catch (error) {
        if (!(error instanceof WrongText)) throw error;
        problems.push(...error.problems.map((problem) => ({ ...problem, file })));
        return [];
      }
    })
    .filter(({ example }) => demo || !example)
    .sort((one, other) => (one.thursday < other.thursday ? 1 : -1));
  problems.push(...twice(issues, "thursday"), ...twice(issues, "slug"));
  return { issues, problems };
}

/** @throws Mistake that lists the file and line of every problem. */
export function readValidIssues(folder?: string): Issue[] {
  const { issues, problems } = readIssues(folder);
  if (problems.length === 0) return issues;
  throw mistakeOf(problems);
}

/**
 * Reads the issues of a build. A coming issue with mistakes is left out, so that it stops neither the build nor the
 * issue that is due.
 * @throws Mistake if an issue that is due has mistakes, or one without a date
 */
export function readBuiltIssues(folder?: string): { issues: Issue[]; broken: BrokenIssue[] } {
  const { issues, problems } = readIssues(folder);
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const serious = problems.filter(({ file }) => dueAt(thursdayOf(file) ?? "1970-01-01") <= buildTime);
  if (serious.length > 0) throw mistakeOf(serious);
  return {
    issues: issues.filter(({ file }) => !byFile.has(file)),
    broken: [...byFile].map(([file, its]) => ({
      thursday: thursdayOf(file) ?? "",
      mistakes: its.map(({ line, what }) => `${file}:${line} ${what}`),
    })),
  };
}

/** Returns the URL paths of the published issues. */
export function issueAddresses(): string[] {
  return readBuiltIssues().issues.filter(isPublished).map(issueAddress);
}

function mistakeOf(problems: readonly IssueProblem[]): Mistake {
  return new Mistake(problems.map((problem) => formatProblems(problem.file, [problem])).join("\n"));
}

/** Returns the Thursday of the week for which the issue is meant, even if the rest of the file can't be read. */
function thursdayOf(file: string): string | null {
  const day = /\d{4}-\d\d-\d\d/;
  const [found] =
    day.exec(basename(file)) ?? day.exec(/^date:.*$/m.exec(readFileSync(file, "utf8"))?.[0] ?? "") ?? [];
  try {
    const date = Temporal.PlainDate.from(found ?? "");
    return String(date.add({ days: 4 - date.dayOfWeek }));
  } catch {
    return null;
  }
}

/** Returns the folder of an issue's pictures, which has the same name as the issue's file. */
export function picturesBeside(file: string): string {
  return file.replace(/\.md$/, "");
}

function findBeside(file: string, name: string) {
  const folder = picturesBeside(file);
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
    return `write only the name of the picture’s file, in lowercase without spaces: ${name}`;
  const path = join(folder, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    return `there is no ${folder}/${name}; put the picture there`;
  return (
    inspectPicture(readFileSync(path)) ??
    `${name} is neither PNG nor JPEG, the formats that every mail program shows`
  );
}

function twice(issues: readonly Issue[], part: "thursday" | "slug"): IssueProblem[] {
  const byFile = issues.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  return Map.groupBy(byFile, (issue) => issue[part])
    .values()
    .flatMap(([first, ...others]) =>
      // Of two issues for one Thursday, neither is sent, because only the owner knows which is meant.
      [...(part === "thursday" && first && others.length > 0 ? [first] : []), ...others].map(({ file }) => ({
        file,
        line: 1,
        what: `${file === first?.file ? others[0]?.file : first?.file} already has ${first?.[part]}: each Thursday has only one issue, and each issue its own address`,
      })),
    )
    .toArray();
}
