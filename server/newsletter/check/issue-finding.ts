import type { Issue } from "../../../contract/newsletter/issue.ts";

/** A problem in an issue. An error must be fixed; a warning may be ignored. */
export interface IssueFinding {
  level: "error" | "warning";
  /** The file and line, such as "content/newsletter/2026-11-26-what-dns-promises.md:12". */
  place: string;
  what: string;
  todo: string;
}

export function errorAt(issue: Issue, line: number, what: string, todo: string): IssueFinding {
  return { level: "error", place: `${issue.file}:${line}`, what, todo };
}

export function warningAt(issue: Issue, line: number, what: string, todo: string): IssueFinding {
  return { level: "warning", place: `${issue.file}:${line}`, what, todo };
}
