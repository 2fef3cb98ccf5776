import type { Issue } from "../../../contract/newsletter/issue.ts";
import { type IssueFinding, warningAt } from "./finding.ts";

/** What filters and readers take for advertising of the loud kind. */
export function checkSubject(issue: Issue): IssueFinding[] {
  const { title, lines } = issue;
  const findings: IssueFinding[] = [];
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  if (letters.length > 5 && capitals.length > letters.length * 0.7)
    findings.push(
      warningAt(issue, lines.title, `the subject is in capitals: ${title}`, "write it as a sentence"),
    );
  if (/!\s*!/.test(title))
    findings.push(
      warningAt(
        issue,
        lines.title,
        `the subject calls out twice: ${title}`,
        "one ! is one more than most need",
      ),
    );
  return findings;
}
