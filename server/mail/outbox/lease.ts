import { randomBytes } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { dayMs } from "../../durations.ts";
import { databaseTime } from "../../store/database-time.ts";
import { longestGapMs } from "../../store/last-run.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Takes one mail that is no issue, oldest due first, for `leaseMs` of the database's time. Nobody else gets it
 * meanwhile; once the lease is over anybody does, and the old token opens nothing any more. While our
 * clock is doubted none from before the gap is due.
 */
export async function leaseNext(store: Store, now: number, leaseMs: number): Promise<LeasedMail | null> {
  const token = randomBytes(16).toString("hex");
  const databaseNow = databaseTime(store.kind);
  // Nobody has put it off: it goes out at once, though our clock be behind the one that stamped it.
  const isFresh = sql<boolean>`due_at = created_at`;
  const fromBeforeGap = sql<boolean>`exists (
    select 1 from job_runs
    where what = 'server' and at < ${now - longestGapMs} and outbox.due_at < at + ${longestGapMs}
  )`;
  const leased = await store.transaction((tx) => {
    const open = tx
      .selectFrom("outbox")
      .select("id")
      // Written out, or the databases would not see that the index for open mails fits.
      .where(sql<boolean>`state in ('waiting', 'sending') and kind <> 'issue'`)
      .where((mail) =>
        mail.or([
          mail.and([
            mail("state", "=", "waiting"),
            mail.or([mail("due_at", "<=", now), isFresh, mail("due_at", ">", now + longestMs)]),
          ]),
          mail.and([
            mail("state", "=", "sending"),
            mail.or([
              mail("lease_until", "<", databaseNow),
              mail("lease_until", ">", sql<number>`${databaseNow} + ${longestMs}`),
            ]),
          ]),
        ]),
      )
      .where((mail) => mail.not(fromBeforeGap))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1);
    return tx
      .updateTable("outbox")
      .set({
        state: "sending",
        // Whoever let a lease run out may have delivered the mail: that counts as an attempt.
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

/** Nothing waits and no lease holds for so long: a clock that was wrong has said so. */
export const longestMs = dayMs;

/** The row, the token that alone may complete it, and when it was leased by our clock. */
export type LeasedMail = OutboxRow & { token: string; leasedAt: number };
export type OutboxRow = Selectable<Schema["outbox"]>;

/**
 * Renews a lease until its mail is done with. So a lease can be short, and a mail whose server died goes on soon.
 * @param times `leasedAt`: when the lease was asked for, by `performance.now()`.
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
      // The database can't be used now: the lease holds until it runs out, or until a later try succeeds.
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
  /** Whether the mail is certainly nobody else's, also right after the process has stood still. */
  holds(): boolean;
  end(): void;
}

/** Makes a lease hold for another `leaseMs`. False when the mail is somebody else's by now. */
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

/**
 * Writes down how it ended, also of an issue that has become doubtful meanwhile: this server knows better. False when the
 * lease ran out and the mail is somebody else's by now.
 */
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
