import type { Transaction } from "kysely";
import type { IssueAction } from "../../../contract/owner-actions.ts";
import type { Schema } from "../../store/schema.ts";
import { type Store, timeIn } from "../../store/store.ts";
import { type Edition, unfrozen } from "../schedule/freeze-issue.ts";
import { issueState } from "./issue-row.ts";

/** Runs the owner's action on an issue. @returns false if it is already done or impossible */
export function actOnIssue(
  store: Store,
  action: IssueAction,
  { thursday, editions }: { thursday: string; editions: readonly Edition[] },
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const state = await issueState(tx, store.kind, thursday);
    switch (action) {
      case "hold-issue": {
        const edition = editions.find(({ issue }) => issue.thursday === thursday);
        if (edition && (await holdBefore(tx, edition))) return true;
        // Reads the state again, because a server may have frozen the issue in the meantime.
        const begun = await issueState(tx, store.kind, thursday);
        if (begun === null || begun === "held" || begun === "ended") return false;
        return setState(tx, thursday, { state: "held", reason: heldByOwner });
      }
      case "resume-issue":
        return state === "held" || state === "paused" ? resume(tx, store, thursday) : false;
      case "stop-issue":
        if (state === null || state === "ended") return false;
        await unneeded(tx, thursday);
        return setState(tx, thursday, { state: "sending", reason: null });
      case "send-in-doubt":
        return sendInDoubt(tx, store, thursday);
    }
  });
}

const heldByOwner = "held back by the owner";

/** Puts an issue on hold before it is due, so that it will not be frozen. */
async function holdBefore(tx: Transaction<Schema>, edition: Edition): Promise<boolean> {
  const row = { ...unfrozen(edition), state: "held" as const, reason: heldByOwner };
  const held = await tx
    .insertInto("newsletter_issues")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return held.numInsertedOrUpdatedRows === 1n;
}

async function setState(
  tx: Transaction<Schema>,
  thursday: string,
  change: Partial<Pick<Schema["newsletter_issues"], "state" | "reason" | "ended_at">>,
): Promise<boolean> {
  await tx.updateTable("newsletter_issues").set(change).where("thursday", "=", thursday).execute();
  return true;
}

/**
 * Ends a hold or a pause. A future issue will be sent on its day. A due issue is released: the schedule freezes it, if
 * it is not frozen yet, and queues the remaining emails.
 */
async function resume(tx: Transaction<Schema>, { kind }: Store, thursday: string): Promise<boolean> {
  await tx
    .deleteFrom("newsletter_issues")
    .where("thursday", "=", thursday)
    .where("frozen_at", "is", null)
    .where("due_at", ">", await timeIn(tx, kind))
    .execute();
  await retryBlocked(tx, thursday);
  return setState(tx, thursday, { state: "gathering", reason: null });
}

/** Retries emails that were refused because of the sender or the content, not because of their addresses. */
async function retryBlocked(tx: Transaction<Schema>, thursday: string): Promise<void> {
  await tx
    .updateTable("outbox")
    .set(asNew)
    .where("issue", "=", thursday)
    .where("refused_as", "=", "blocked")
    .execute();
}

const asNew = {
  state: "waiting",
  lease_token: null,
  lease_until: null,
  refused_as: null,
  attempted_at: null,
} as const;

async function unneeded(tx: Transaction<Schema>, thursday: string): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ state: "unneeded" })
    .where("issue", "=", thursday)
    .where("state", "=", "waiting")
    .execute();
}

async function sendInDoubt(tx: Transaction<Schema>, { kind }: Store, thursday: string): Promise<boolean> {
  const again = await tx
    .updateTable("outbox")
    .set({ ...asNew, due_at: await timeIn(tx, kind), last_error: null })
    .where("issue", "=", thursday)
    .where("state", "=", "in-doubt")
    .executeTakeFirst();
  if (again.numUpdatedRows === 0n) return false;
  await tx
    .updateTable("newsletter_issues")
    .set({ state: "sending", ended_at: null })
    .where("thursday", "=", thursday)
    .where("state", "=", "ended")
    .execute();
  return true;
}
