import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../contract/newsletter/issue.ts";
import { site } from "../../site.config.ts";
import { formatProblems, Mistake, type Problem, WrongText } from "../mistake.ts";
import { readCleanText } from "../owners-text.ts";
import { inspectPicture } from "./inspect-picture.ts";
import { readIssue } from "./read-issue.ts";

export const issuesFolder = "content/newsletter";

/** A problem, and the path of the file that has it. */
export interface IssueProblem extends Problem {
  file: string;
}

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
  throw new Mistake(problems.map((problem) => formatProblems(problem.file, [problem])).join("\n"));
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
      others.map(({ file }) => ({
        file,
        line: 1,
        what: `${first?.file} already has ${first?.[part]}: each Thursday has only one issue, and each issue its own address`,
      })),
    )
    .toArray();
}
