import type { IssueFinding } from "../../server/newsletter/check/issue-finding.ts";
import { slugInName } from "../../vite/newsletter/issue-name.ts";

/** Prints the findings and a summary. Returns the exit code: 1 if there is an error, otherwise 0. */
export function printFindings(findings: readonly IssueFinding[], checked: readonly string[]): number {
  for (const { place, level, what, todo } of findings)
    console.log(`${place}\n  ${level}: ${what}\n  → ${todo}`);
  const errors = findings.filter(({ level }) => level === "error");
  const counts = `${counted(errors.length, "error")} and ${counted(findings.length - errors.length, "warning")}`;
  const sum =
    checked.length > 0 ? `${counts} in ${checked.join(", ")}.` : `There is no upcoming issue. ${counts}.`;
  const wrong = checked.filter((slug) => errors.some(({ place }) => slugInName(fileIn(place)) === slug));
  const which =
    checked.length > 1 && wrong.length > 0
      ? ` With errors: ${counted(wrong.length, "issue")}, ${wrong.join(", ")}.`
      : "";
  console.log(`${findings.length > 0 ? "\n" : ""}${sum}${which}`);
  return errors.length > 0 ? 1 : 0;
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

/** Returns the file of a `place`, which has the form `file` or `file:line`. */
function fileIn(place: string): string {
  return place.replace(/:\d+$/, "");
}
