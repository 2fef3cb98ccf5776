import { type Kysely, sql } from "kysely";
import type { MailKind, OutboxState, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { giveUpAt } from "./enqueue.ts";
import type { OutboxRow } from "./lease.ts";
import { onHoldReason } from "./on-hold.ts";
import { isUnwritten } from "./unwritten.ts";

/** How many mails are in each state, and the age in milliseconds of the oldest that is still to be delivered. */
export async function outboxStatus(db: Kysely<Schema>, now: number): Promise<OutboxStatus> {
  const onHold = await countOnHold(db);
  const unwritten = { refused: await countUnwritten(db, "refused"), dead: await countUnwritten(db, "dead") };
  const rows = await db
    .selectFrom("outbox")
    .select((mail) => [
      isMissed.as("isMissed"),
      "state",
      mail.fn.countAll<number>().as("count"),
      mail.fn.min("created_at").as("oldest"),
    ])
    .groupBy(["isMissed", "state"])
    .execute();
  const sum = (those: typeof rows) => those.reduce((total, row) => total + row.count, 0);
  const count = (state: OutboxState) => sum(rows.filter((row) => row.state === state));
  const missed = rows.filter((row) => row.isMissed);
  const oldest = rows.filter((row) => row.state === "waiting" || row.state === "sending");
  return {
    counts: {
      waiting: count("waiting"),
      sending: count("sending"),
      sent: count("sent"),
      refused: count("refused"),
      dead: count("dead"),
    },
    lost: {
      unwritten: unwritten.refused + unwritten.dead,
      refused: sum(missed.filter(({ state }) => state === "refused")) - unwritten.refused,
      dead: sum(missed.filter(({ state }) => state === "dead")) - unwritten.dead - onHold,
      onHold,
    },
    oldestUndelivered: oldest.length === 0 ? null : now - Math.min(...oldest.map((row) => row.oldest)),
  };
}

/** Of a mail: whether the owner misses it if it never arrives. What an alert tells is told again while it lasts. */
const isMissed = sql<boolean>`(kind = 'enquiry' or kind = 'notice' and subject_id not like 'alert%')`;

export interface OutboxStatus {
  /** Without the unneeded: nobody misses them. */
  counts: Record<Exclude<OutboxState, "unneeded">, number>;
  /** What never reached the owner. A subscriber's mail is refused when a stranger mistypes an address. */
  lost: Record<"unwritten" | "refused" | "dead" | "onHold", number>;
  oldestUndelivered: number | null;
}

/** Of the dead, those that were too old when a backup or a server came back. */
async function countOnHold(db: Kysely<Schema>): Promise<number> {
  const { onHold } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("onHold"))
    .where(isMissed)
    .where("state", "=", "dead")
    .where("last_error", "=", onHoldReason)
    .executeTakeFirstOrThrow();
  return onHold;
}

async function countUnwritten(db: Kysely<Schema>, state: "refused" | "dead"): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isMissed)
    .where("state", "=", state)
    .where(isUnwritten)
    .executeTakeFirstOrThrow();
  return count;
}

/** The mails about one thing, oldest first. */
export function mailsAbout(db: Kysely<Schema>, kind: MailKind, subjectId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Has every mail to the owner that was refused, given up or put on hold before a time sent again, with a new period
 * before it is given up. False: none was.
 * @param until milliseconds since 1970, as `now`
 * @throws StoreUnavailable
 */
export function sendLostAgain(
  store: Store,
  { until, now }: { until: number; now: number },
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const again = await tx
      .updateTable("outbox")
      .set({ state: "waiting", attempts: 0, due_at: now, give_up_at: giveUpAt(now) })
      .where(isMissed)
      .where("state", "in", ["refused", "dead"])
      .where("created_at", "<=", until)
      .executeTakeFirst();
    return again.numUpdatedRows > 0n;
  });
}
