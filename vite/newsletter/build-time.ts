import { dueAt } from "../../contract/newsletter/due.ts";
import type { Issue } from "../../contract/newsletter/issue.ts";

/** The time of the build in milliseconds since 1970, shared by all of the build's processes. */
export const buildTime = Number(process.env.BUILD_TIME ?? Date.now());

/** Whether the issue has been published by the time of the build. */
export function isPublished({ thursday, draft }: Pick<Issue, "thursday" | "draft">): boolean {
  return !draft && dueAt(thursday) <= buildTime;
}
