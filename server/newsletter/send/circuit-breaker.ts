import type { Transaction } from "kysely";
import type { Notify } from "../../mail/notices/notices.ts";
import type { OutboxRow } from "../../mail/outbox/lease.ts";
import type { Schema, StoreKind } from "../../store/schema.ts";
import { databaseTime } from "../../store/store.ts";
import { issueState } from "./issue-row.ts";

/**
 * Pauses an issue if mail servers refuse or do not answer too many of its emails, to protect the sender's reputation.
 * Nobody is removed from the list. After the owner resumes the issue, earlier attempts do not count.
 */
export async function breakCircuit(
  tx: Transaction<Schema>,
  { kind, notify, thursday }: { kind: StoreKind; notify: Notify; thursday: string },
): Promise<void> {
  if ((await issueState(tx, kind, thursday)) !== "sending") return;
  const { paused_at: pausedAt } = await tx
    .selectFrom("newsletter_issues")
    .select("paused_at")
    .where("thursday", "=", thursday)
    .executeTakeFirstOrThrow();
  const last = await tx
    .selectFrom("outbox")
    .select(["state", "last_error", "refused_as"])
    .where("issue", "=", thursday)
    .where("attempted_at", ">", pausedAt ?? 0)
    .where("state", "<>", "sending")
    .orderBy("attempted_at", "desc")
    .limit(window)
    .execute();
  const reason = reasonToPause(last);
  if (reason === null) return;
  await tx
    .updateTable("newsletter_issues")
    .set({ state: "paused", reason, paused_at: databaseTime(kind) })
    .where("thursday", "=", thursday)
    .execute();
  await notify(tx, { kind: "paused", about: thursday });
}

type Attempt = Pick<OutboxRow, "state" | "last_error" | "refused_as">;

/** Returns a reason to pause the issue, or null. @param last the latest attempts, newest first */
export function reasonToPause(last: readonly Attempt[]): string | null {
  const refused = last.filter(({ state }) => state === "refused");
  const inDoubt = last.filter(({ state }) => state === "in-doubt");
  const newest = last.slice(0, blockedInARow);
  if (newest.length === blockedInARow && newest.every(({ refused_as }) => refused_as === "blocked")) {
    return `the mail server refuses the newsletter itself (${newest[0]?.last_error})`;
  }
  if (refused.length > most.refused) return `${refused.length} of the last ${last.length} were refused`;
  const gone = refused.filter(({ refused_as }) => refused_as === "gone").length;
  if (gone > most.gone) return `${gone} of the last ${last.length} addresses do not exist`;
  if (inDoubt.length > most.inDoubt) {
    return `${inDoubt.length} of the last ${last.length} were handed over but never confirmed`;
  }
  return null;
}

/** How many of the latest attempts count, and how many may fail: 5% refused, 3% unknown addresses, 10% in doubt. */
const window = 200;
const most = { refused: 10, gone: 6, inDoubt: 20 };
const blockedInARow = 3;
