import type { Insertable, Kysely, Transaction } from "kysely";
import type { BrokenIssue, Issue } from "../../../contract/newsletter/issue.ts";
import { dayMs, hourMs } from "../../durations.ts";
import { failpoint } from "../../failpoint.ts";
import { singleLine } from "../../mail/layout/format.ts";
import type { Notify } from "../../mail/notices/notices.ts";
import type { EventLog } from "../../monitoring/log.ts";
import type { IssueState, Schema } from "../../store/schema.ts";
import { type Store, timeIn } from "../../store/store.ts";
import { reasonOf } from "../../store/unavailable.ts";
import { checkIssue } from "../check/check-issue.ts";
import { composeIssue, type IssueSender } from "../send/frozen-mail.ts";
import { type IssueRow, issueRows } from "../send/issue-row.ts";
import { longGapMs, type ServerStart } from "./abandoned-runs.ts";

/** An issue of this build. */
export interface Edition {
  issue: Issue;
  dueAt: number;
}

export interface FreezeContext {
  store: Store;
  editions: readonly Edition[];
  brokenIssues: readonly BrokenIssue[];
  sender: IssueSender;
  notify: Notify;
  serverStart: () => ServerStart;
  log: EventLog<"error">;
}

/**
 * Freezes issues that are due by the database's clock: after that, neither their content nor their recipients change.
 * The primary key, the date, lets only one server freeze an issue. Issues with a problem are put on hold for the owner.
 */
export async function freezeDueIssues(context: FreezeContext): Promise<void> {
  const { store, editions, log } = context;
  const now = await timeIn(store.db, store.kind);
  const rows = await issueRows(store.db);
  for (const edition of editions.filter(({ dueAt }) => dueAt <= now)) {
    try {
      await freezeOrHold(context, edition, rows, now);
    } catch (error) {
      const { thursday } = edition.issue;
      log.error({ thursday, error: reasonOf(error) }, "newsletter: an issue can't be frozen, trying again");
    }
  }
}

async function freezeOrHold(
  context: FreezeContext,
  edition: Edition,
  rows: readonly IssueRow[],
  now: number,
): Promise<void> {
  const { store } = context;
  const row = rows.find(({ thursday }) => thursday === edition.issue.thursday);
  if (row) {
    // Continues only if the owner has released the issue: its state is then "gathering" although it is not frozen yet.
    if (row.state !== "gathering" || row.frozen_at !== null) return;
  } else {
    if (now - edition.dueAt >= longestOverdueMs) return;
    const late = isLate(edition, context.serverStart(), now);
    if (late && !(await hasSubscribers(store.db, edition.dueAt))) return;
    const reason = late ? lateness : await findProblem(edition.issue, rows, context.sender);
    if (reason !== null) return hold(context, edition, reason);
  }
  // An issue released days later gets the current date, so that email clients do not sort it among older messages.
  const date = row ? now : edition.dueAt;
  let composed: string;
  try {
    composed = await composeIssue(edition.issue, date, context.sender);
  } catch (error) {
    // Puts the issue on hold, because a retry would fail in the same way.
    const why = error instanceof Error ? error.message : String(error);
    return hold(context, edition, `${edition.issue.file}:1, it can't be turned into an email: ${why}`);
  }
  await freeze(store, edition, composed);
}

/**
 * Whether an issue is more than half a day late, or became due while no server ran on this database for a long time,
 * so that another server may have sent it.
 */
function isLate({ dueAt }: Edition, serverStart: ServerStart, now: number): boolean {
  const unseen = serverStart.at > dueAt && (serverStart.lastRun ?? dueAt) < dueAt - longGapMs;
  return now - dueAt > longestDelayMs || unseen;
}

const longestDelayMs = 12 * hourMs;
/** An issue that is overdue for longer and has no row is ignored: it predates this database, or will never be sent. */
const longestOverdueMs = 7 * dayMs;
const lateness = "it became due while no server was running here, or more than half a day ago";

/** Returns the reason to put the issue on hold, or null if there is none. */
async function findProblem(
  issue: Issue,
  rows: readonly IssueRow[],
  sender: IssueSender,
): Promise<string | null> {
  const before = rows.find(({ slug, frozen_at }) => slug === issue.slug && frozen_at !== null);
  if (before) return `the issue of ${before.thursday} already went out at this address`;
  // Accepts all links within the site, because the build has checked them.
  const findings = await checkIssue(issue, { sender, isThere: () => true });
  const errors = findings.filter(({ level }) => level === "error");
  return errors.map(({ place, what }) => `${place}, ${what}`).join("; ") || null;
}

async function freeze(store: Store, edition: Edition, composed: string): Promise<void> {
  await store.transaction(async (tx) => {
    await put(tx, edition, { state: "gathering", composed, frozen_at: await timeIn(tx, store.kind) });
    // Deletes the row that is left over if an issue was put on hold and then moved to this Thursday.
    await tx
      .deleteFrom("newsletter_issues")
      .where("slug", "=", edition.issue.slug)
      .where("thursday", "<>", edition.issue.thursday)
      .where("frozen_at", "is", null)
      .execute();
  });
  failpoint("issue-frozen");
}

async function hold({ store, notify }: FreezeContext, edition: Edition, why: string): Promise<void> {
  // The reason may quote the issue, with characters that a database or an email cannot hold.
  const reason = singleLine(why, longestReason);
  await store.transaction(async (tx) => {
    if (await put(tx, edition, { state: "held", reason }))
      await notify(tx, { kind: "held", about: edition.issue.thursday });
  });
}

/** Stores an issue's state. A row that exists is changed only if the owner has released it before it was frozen. */
async function put(
  tx: Transaction<Schema>,
  edition: Edition,
  change: Partial<Insertable<Schema["newsletter_issues"]>> & { state: IssueState },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("newsletter_issues")
    .values({ ...unfrozen(edition), ...change })
    .onConflict((conflict) =>
      conflict
        .column("thursday")
        .doUpdateSet(change)
        .where("newsletter_issues.frozen_at", "is", null)
        .where("newsletter_issues.state", "=", "gathering"),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const longestReason = 2_000;

/** Whether anybody who was subscribed at that time still is. */
export async function hasSubscribers(db: Kysely<Schema>, at: number): Promise<boolean> {
  const one = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("confirmed_at", "<=", at)
    .where("left_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** The row of an issue that is not frozen, with only the data from its file. */
export function unfrozen({ issue: { thursday, slug, title }, dueAt }: Edition) {
  return { thursday, slug, title: singleLine(title, 100), due_at: dueAt };
}
