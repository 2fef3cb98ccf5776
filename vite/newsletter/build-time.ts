import { dueAt } from "../../contract/newsletter/due.ts";
import type { Issue } from "../../contract/newsletter/issue.ts";

/** One moment for all parts of a build, which are programs of their own. Milliseconds since 1970. */
export const buildTime = Number(process.env.BUILD_TIME ?? Date.now());

/** Whether it has come out when the site is built. */
export function isPublished({ thursday, draft }: Pick<Issue, "thursday" | "draft">): boolean {
  return !draft && dueAt(thursday) <= buildTime;
}
