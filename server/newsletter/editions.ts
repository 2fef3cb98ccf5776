import { issues } from "virtual:newsletter-issues";
import { dueAt } from "../../contract/newsletter/due.ts";
import type { Edition } from "./schedule/freeze-issue.ts";

export { brokenIssues } from "virtual:newsletter-issues";

/** The issues in this build, without drafts, and when each is due. */
export const editions: readonly Edition[] = issues
  .filter(({ draft }) => !draft)
  .map((issue) => ({ issue, dueAt: dueAt(issue.thursday) }));
