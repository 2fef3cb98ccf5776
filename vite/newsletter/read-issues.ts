import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../contract/newsletter/issue.ts";
import { site } from "../../site.config.ts";
import { Mistake } from "../mistake.ts";
import { ownersText } from "../owners-text.ts";
import { inspectPicture } from "./inspect-picture.ts";
import { Problems } from "./problems.ts";
import { readIssue } from "./read-issue.ts";

export const issuesFolder = "content/newsletter";

/**
 * All issues of a folder, drafts too, the newest first; and what is wrong with them. With `demo: false` the example's
 * are left out.
 */
export function readIssues(folder = issuesFolder, demo = site.demo): { issues: Issue[]; problems: Problems } {
  const problems = new Problems();
  const issues = globSync(`${folder}/*.md`)
    .sort()
    .flatMap((path) => {
      const file = path.replaceAll("\\", "/");
      const { text, problems: ofText } = ownersText(readFileSync(path));
      for (const { line, what } of ofText) problems.in(file)(line, what);
      const issue = readIssue(file, text, (name) => findBeside(file, name), problems);
      return issue && ofText.length === 0 ? issue : [];
    })
    .filter(({ example }) => demo || !example)
    .sort((one, other) => (one.thursday < other.thursday ? 1 : -1));
  for (const part of ["thursday", "slug"] as const) tellTwice(issues, part, problems);
  return { issues, problems };
}

/** @throws Mistake that names every problem, with its file and line. */
export function soundIssues(folder?: string): Issue[] {
  const { issues, problems } = readIssues(folder);
  if (problems.count > 0) throw new Mistake(`The newsletter can’t be built.\n${problems}`);
  return issues;
}

/** The folder of an issue's pictures has its file's name. */
export function picturesBeside(file: string): string {
  return file.replace(/\.md$/, "");
}

function findBeside(file: string, name: string) {
  const folder = picturesBeside(file);
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
    return `a picture is named by its file alone, in small letters without blanks: ${name}`;
  const path = join(folder, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    return `there is no ${folder}/${name}; put the picture there`;
  return (
    inspectPicture(readFileSync(path)) ?? `${name} is neither PNG nor JPEG, which every mail program shows`
  );
}

function tellTwice(issues: readonly Issue[], part: "thursday" | "slug", problems: Problems) {
  const first = new Map<string, string>();
  for (const issue of issues.toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
    const before = first.get(issue[part]);
    if (before)
      problems.in(issue.file)(
        1,
        `${before} has ${issue[part]} already: one issue a Thursday, one address an issue`,
      );
    else first.set(issue[part], issue.file);
  }
}
