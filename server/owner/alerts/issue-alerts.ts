import { type Kysely, sql } from "kysely";
import { dueAt } from "../../../contract/newsletter/due.ts";
import type { IssueAction } from "../../../contract/owner-actions.ts";
import { dayMs, hourMs, minuteMs } from "../../durations.ts";
import { wasPreviewed } from "../../newsletter/schedule/owner-reminders.ts";
import { weekOf } from "../../newsletter/schedule/week.ts";
import { type IssueRow, issueRows } from "../../newsletter/send/issue-row.ts";
import type { Schema } from "../../store/schema.ts";

export interface Problem {
  /** What was found, as a sentence for the owner. */
  found: string;
  /** The command to run in a terminal; emails link to `actions` instead. */
  command?: string;
  actions?: readonly { action: IssueAction; subject: string; slug: string }[];
}

/** Returns issues that wait for the owner or ended in the last week with emails in doubt. */
export async function issuesThatWait(db: Kysely<Schema>, { now }: { now: number }): Promise<Problem[]> {
  return (await issueRows(db)).flatMap((issue): Problem | Problem[] => {
    const { slug, state, reason, in_doubt, ended_at } = issue;
    if (state === "held" || state === "paused") {
      return {
        found: `the issue ${slug} is ${state} (${reason})`,
        command: `"newsletter resume ${slug}" sends it`,
        actions: actionsOn(issue, "resume-issue", "stop-issue"),
      };
    }
    if (!in_doubt || (ended_at ?? 0) < now - weekMs) return [];
    return {
      found: `${in_doubt === 1 ? "1 email" : `${in_doubt} emails`} of the issue ${slug} in doubt: the mail server never confirmed delivery`,
      actions: actionsOn(issue, "send-in-doubt"),
    };
  });
}

/** Reports issues that are neither held nor paused but are not going out as they should. */
export async function issuesThatAreLate(db: Kysely<Schema>, { now }: { now: number }): Promise<string[]> {
  const issues = await issueRows(db);
  const thursday = await announced(db, now);
  const begun = issues.some((issue) => issue.thursday === thursday);
  const sending = issues.some(({ state }) => state === "sending");
  const standing =
    sending && !(await anyReserved(db, now - dayMs)) ? await stalledIssues(db, now - hourMs) : [];
  return [
    ...(thursday && !begun ? [`the issue of ${thursday} should have been sent at 09:00`] : []),
    ...standing.map(({ slug }) => `no email of the issue ${slug} has been sent for an hour`),
  ];
}

/**
 * Returns the date of this week's issue if its sending should have begun by now. The database does not list future
 * issues, so only the preview sent to the owner shows that there is an issue this week.
 */
async function announced(db: Kysely<Schema>, now: number): Promise<string | null> {
  const { thursday, close } = weekOf(now);
  if (now < dueAt(thursday) + longestStartMs || now > close) return null;
  return (await wasPreviewed(db, thursday)) ? thursday : null;
}

/** Whether any issue emails counted against the rate limit after `since`. If so, the limit may be delaying the rest. */
async function anyReserved(db: Kysely<Schema>, since: number): Promise<boolean> {
  const any = db
    .selectFrom("send_quota")
    .select("minute")
    .where("minute", ">=", Math.floor(since / minuteMs));
  return (await any.executeTakeFirst()) !== undefined;
}

function stalledIssues(db: Kysely<Schema>, since: number): Promise<{ slug: string }[]> {
  return db
    .selectFrom("newsletter_issues")
    .select("slug")
    .where("state", "=", "sending")
    .where(
      sql<boolean>`exists (
        select 1 from outbox where issue = thursday and outbox.state = 'waiting' and outbox.due_at < ${since}
      )`,
    )
    .execute();
}

const longestStartMs = 15 * minuteMs;
const weekMs = 7 * dayMs;

function actionsOn({ thursday, slug }: IssueRow, ...actions: IssueAction[]) {
  return actions.map((action) => ({ action, subject: thursday, slug }));
}
