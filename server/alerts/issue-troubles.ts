import type { Kysely } from "kysely";
import { dueAt } from "../../contract/newsletter/due.ts";
import type { IssueAction } from "../../contract/owner-actions.ts";
import { type IssueRow, issueRows } from "../newsletter/send/issue-row.ts";
import { weekOf } from "../newsletter/send/week.ts";
import type { Schema } from "../store/schema.ts";
import type { Look, Trouble } from "./trouble.ts";

/** Issues that wait for the owner's word. Who leaves doubts alone for a week has decided. @throws StoreUnavailable */
export async function issuesThatWait(db: Kysely<Schema>, { now }: Look): Promise<Trouble[]> {
  const issues = await issueRows(db);
  return issues.flatMap((issue): Trouble[] => {
    const { slug, state, reason, in_doubt, ended_at } = issue;
    if (state === "held" || state === "paused") {
      return [
        {
          found: `the issue ${slug} is ${state} (${reason})`,
          command: `"newsletter resume ${slug}" sends it`,
          actions: actionsOn(issue, "resume-issue", "stop-issue"),
        },
      ];
    }
    if (!in_doubt || (ended_at ?? 0) < now - week) return [];
    return [
      {
        found: `of the issue ${slug} ${in_doubt === 1 ? "1 email is" : `${in_doubt} emails are`} in doubt`,
        command: `"newsletter send-in-doubt ${slug}" sends them`,
        actions: actionsOn(issue, "send-in-doubt"),
      },
    ];
  });
}

/** Issues that are due, and go out to nobody though nothing keeps them back. @throws StoreUnavailable */
export async function issuesThatAreLate(db: Kysely<Schema>, { now }: Look): Promise<Trouble[]> {
  const { thursday, close } = weekOf(now);
  if (now < dueAt(thursday) + longestStart || now > close) return [];
  // Which issues there are only a build knows; of one that is to come the owner was told.
  const announced = await db
    .selectFrom("scheduled_notices")
    .select("due_on")
    .where("kind", "=", "preview")
    .where("due_on", "=", thursday)
    .executeTakeFirst();
  const begun = (await issueRows(db)).some((issue) => issue.thursday === thursday);
  return announced && !begun ? [{ found: `the issue of ${thursday} was to be sent at 09:00` }] : [];
}

const longestStart = 15 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;

function actionsOn({ thursday }: IssueRow, ...actions: IssueAction[]) {
  return actions.map((action) => ({ action, subject: thursday }));
}
