import { type Kysely, sql } from "kysely";
import { minuteMs } from "../../durations.ts";
import type { LostState, MailKind, OutboxState, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { giveUpAt } from "./enqueue.ts";
import type { OutboxRow } from "./lease.ts";

/** How many mails but the issues are in each state, and the age in milliseconds of the oldest that is still to be delivered. */
export async function outboxStatus(db: Kysely<Schema>, now: number): Promise<OutboxStatus> {
  const rows = await db
    .selectFrom("outbox")
    .select((mail) => [
      isMissed.as("isMissed"),
      "state",
      mail.fn.countAll<number>().as("count"),
      mail.fn.min("created_at").as("oldest"),
    ])
    .where("state", "<>", "unneeded")
    .where("kind", "<>", "issue")
    .groupBy(["isMissed", "state"])
    .execute();
  const count = (state: OutboxState, those = rows) =>
    those.reduce((total, row) => total + (row.state === state ? row.count : 0), 0);
  const missed = rows.filter((row) => row.isMissed);
  const oldest = rows.filter((row) => row.state === "waiting" || row.state === "sending");
  return {
    counts: {
      waiting: count("waiting"),
      sending: count("sending"),
      sent: count("sent"),
      refused: count("refused"),
      dead: count("dead"),
      "on-hold": count("on-hold"),
      unwritten: count("unwritten"),
    },
    lost: {
      refused: count("refused", missed),
      dead: count("dead", missed),
      "on-hold": count("on-hold", missed),
      unwritten: count("unwritten", missed),
    },
    oldestUndelivered: oldest.length === 0 ? null : now - Math.min(...oldest.map((row) => row.oldest)),
  };
}

/** Of a mail: whether the owner misses it if it never arrives. What an alert tells is told again while it lasts. */
const isMissed = sql<boolean>`(kind = 'enquiry' or kind = 'notice' and subject_id not like 'alert%')`;

/**
 * Of a mail: whether it waits for a person. Written out, or the databases would not see that the index for lost mails
 * fits.
 */
export const isLost = sql<boolean>`outbox.state in ('refused', 'dead', 'on-hold', 'unwritten')`;

export interface OutboxStatus {
  /** Without the unneeded: nobody misses them. */
  counts: Record<Exclude<OutboxState, "unneeded" | "in-doubt">, number>;
  /** What never reached the owner. A subscriber's mail is refused when a stranger mistypes an address. */
  lost: Record<LostState, number>;
  oldestUndelivered: number | null;
}

/**
 * The age in milliseconds of the oldest mail that shows that mail does not go out; null: it does. Any shows it that has
 * been due for 15 minutes, and one to the owner that the mail server puts off. One to a visitor that is put off shows
 * nothing: strangers mistype their domains.
 */
export async function latenessOfMail(db: Kysely<Schema>, now: number): Promise<number | null> {
  const latest = now - 15 * minuteMs;
  const { oldest } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min<number | null>("created_at").as("oldest"))
    // Written out, or the databases would not see that the index for open mails fits.
    .where(sql<boolean>`state in ('waiting', 'sending') and kind <> 'issue'`)
    .where(
      sql<boolean>`(due_at < ${latest} or kind in ('enquiry', 'notice') and attempts > 0 and created_at < ${latest})`,
    )
    .executeTakeFirstOrThrow();
  return oldest === null ? null : now - oldest;
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
 * Has every lost mail to the owner that was made before a time sent again, with a new period
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
      .where(isLost)
      .where("created_at", "<=", until)
      .executeTakeFirst();
    return again.numUpdatedRows > 0n;
  });
}
