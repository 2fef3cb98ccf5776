import { randomBytes } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { dayMs } from "../../durations.ts";
import { longestGapMs } from "../../store/last-run.ts";
import type { Schema } from "../../store/schema.ts";
import { databaseTime, type Store } from "../../store/store.ts";

/**
 * Leases the oldest due email that is not a newsletter issue, for `leaseMs` by the database's clock. No other server
 * gets the email until the lease expires; the next lease has a new token, which invalidates the old one. If no server
 * has run for so long that the clock may be wrong, emails that were due before this gap are not leased. Nor are those
 * `inFlight`: this server is still sending them, even if it was suspended until their leases had expired.
 */
export async function leaseNext(
  store: Store,
  now: number,
  leaseMs: number,
  inFlight: readonly string[] = [],
): Promise<LeasedMail | null> {
  const token = randomBytes(16).toString("hex");
  const databaseNow = databaseTime(store.kind);
  // An email that was never delayed is due at once, even if this server's clock is behind the queuing server's.
  const isDue = sql`(state = 'waiting'
    and (due_at <= ${now} or due_at = created_at or due_at > ${now + longestMs}))`;
  const isAbandoned = sql`(state = 'sending'
    and (lease_until < ${databaseNow} or lease_until > ${databaseNow} + ${longestMs}))`;
  const fromBeforeGap = sql`exists (
    select 1 from job_runs
    where what = 'server' and at < ${now - longestGapMs} and outbox.due_at < at + ${longestGapMs}
  )`;
  const leased = await store.transaction((tx) => {
    const open = tx
      .selectFrom("outbox")
      .select("id")
      // The states are literals rather than parameters, so that both databases use the partial index.
      .where(sql<boolean>`state in ('waiting', 'sending') and kind <> 'issue'`)
      .where(sql<boolean>`(${isDue} or ${isAbandoned}) and not ${fromBeforeGap}`)
      .$if(inFlight.length > 0, (mails) => mails.where("id", "not in", inFlight))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1);
    return tx
      .updateTable("outbox")
      .set({
        state: "sending",
        // An expired lease counts as an attempt, because the email may have been delivered.
        attempts: sql`attempts + case when state = 'sending' then 1 else 0 end`,
        lease_token: token,
        lease_until: sql<number>`${databaseNow} + cast(${leaseMs} as integer)`,
      })
      .where("id", "=", store.kind === "postgres" ? open.forUpdate().skipLocked() : open)
      .returningAll()
      .executeTakeFirst();
  });
  return leased === undefined ? null : { ...leased, token, leasedAt: now };
}

/** The maximum length of a wait or lease. A longer one means that a server's clock was wrong. */
export const longestMs = dayMs;

/** A row with its lease: the fencing token, which is required to store the result, and the time when it was leased. */
export type LeasedMail = OutboxRow & { token: string; leasedAt: number };
export type OutboxRow = Selectable<Schema["outbox"]>;

/**
 * Renews a lease until its email is finished. Leases are short, so that another server soon takes over after a crash.
 * @param times `leasedAt` is the `performance.now()` timestamp at which the lease was requested
 */
export function holdLease(
  store: Store,
  mail: LeasedMail,
  { leasedAt, leaseMs }: { leasedAt: number; leaseMs: number },
): HeldLease {
  let until = leasedAt + leaseMs;
  let timer = setTimeout(prolong, leaseMs / 3);
  let ended = false;

  async function prolong(): Promise<void> {
    const asked = performance.now();
    try {
      if (!(await renewLease(store, mail, leaseMs))) return;
      until = asked + leaseMs;
    } catch {
      // The database is unavailable. A later renewal may succeed; otherwise the lease expires.
    }
    if (!ended) timer = setTimeout(prolong, leaseMs / 3);
  }

  return {
    holds: () => performance.now() < until,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}

export interface HeldLease {
  /** Whether the lease is certain to still be valid. Reliable even right after the process was suspended. */
  holds(): boolean;
  end(): void;
}

/** Extends a lease by `leaseMs`. Returns false if the lease was lost. */
async function renewLease(store: Store, mail: LeasedMail, leaseMs: number): Promise<boolean> {
  const result = await store.transaction((tx) =>
    tx
      .updateTable("outbox")
      .set({ lease_until: sql<number>`${databaseTime(store.kind)} + cast(${leaseMs} as integer)` })
      .where("id", "=", mail.id)
      .where("state", "=", "sending")
      .where("lease_token", "=", mail.token)
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}

/** Stores the result, even if the email is now marked "in-doubt". Returns false if the lease was lost. */
export async function complete(store: Store, mail: LeasedMail, ending: DeliveryResult): Promise<boolean> {
  const result = await store.transaction((tx) =>
    tx
      .updateTable("outbox")
      .set({
        ...ending,
        lease_token: null,
        lease_until: null,
        ...(ending.attempts > mail.attempts && { attempted_at: databaseTime(store.kind) }),
      })
      .where("id", "=", mail.id)
      .where("state", "in", ["sending", "in-doubt"])
      .where("lease_token", "=", mail.token)
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}

export type DeliveryResult = Pick<
  OutboxRow,
  "state" | "attempts" | "due_at" | "last_error" | "refused_as" | "sent_at"
>;
