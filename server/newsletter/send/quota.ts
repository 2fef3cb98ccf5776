import { type Kysely, sql, type Transaction } from "kysely";
import { minuteMs } from "../../durations.ts";
import type { Schema, StoreKind } from "../../store/schema.ts";
import type { Rate } from "./send-rate.ts";

/**
 * Returns how many more emails the hourly and daily limits allow, counted across all servers and restarts. If `rate`
 * is null, the daily limit grows slowly, because mail providers distrust a sender whose volume jumps.
 * @param now by the database's clock
 */
export async function quotaLeft(db: Kysely<Schema>, now: number, rate: Rate | null): Promise<number> {
  const minute = Math.floor(now / minuteMs);
  const perDay = rate === null ? await grownDay(db, minute) : rate.perDay;
  const left = [];
  if (rate?.perHour != null) left.push(rate.perHour - (await reservedSince(db, minute - 60 - leaseMinutes)));
  if (perDay !== null) left.push(perDay - (await reservedSince(db, minute - day - leaseMinutes)));
  return Math.max(0, Math.min(Number.MAX_SAFE_INTEGER, ...left));
}

/** Locks the quota until the transaction ends, so that only one server at a time can check and use it. */
export async function lockQuota(tx: Transaction<Schema>, kind: StoreKind): Promise<void> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(5152)`.execute(tx);
}

/** Counts one email. It stays counted even if delivery fails later, because it may have been accepted. */
export async function reserveQuota(tx: Transaction<Schema>, now: number): Promise<void> {
  const minute = Math.floor(now / minuteMs);
  await tx
    .insertInto("send_quota")
    .values({ minute, reserved: 1 })
    .onConflict((conflict) =>
      conflict.column("minute").doUpdateSet((row) => ({ reserved: row("send_quota.reserved", "+", 1) })),
    )
    .execute();
}

/** Deletes the per-minute counts that are too old for any limit. */
export async function deleteOldQuota(tx: Transaction<Schema>, now: number): Promise<void> {
  const oldest = Math.floor(now / minuteMs) - (historyDays + 2) * day;
  await tx.deleteFrom("send_quota").where("minute", "<", oldest).execute();
}

/** In minutes. */
const day = 24 * 60;
/** Added to each limit's window, because an email may be sent up to one lease period after it was reserved. */
const leaseMinutes = 1;
const historyDays = 30;
const firstDay = 200;

/** Returns twice the count of the busiest day among the 30 days before the last 24 hours, but at least `firstDay`. */
async function grownDay(db: Kysely<Schema>, minute: number): Promise<number> {
  const rows = await db
    .selectFrom("send_quota")
    .selectAll()
    .where("minute", ">=", minute - (historyDays + 1) * day)
    .where("minute", "<", minute - day)
    .execute();
  const byDay = new Map<number, number>();
  for (const { minute: at, reserved } of rows) {
    const ago = Math.floor((minute - at) / day);
    byDay.set(ago, (byDay.get(ago) ?? 0) + reserved);
  }
  return Math.max(firstDay, 2 * Math.max(0, ...byDay.values()));
}

async function reservedSince(db: Kysely<Schema>, minute: number): Promise<number> {
  const { sum } = await db
    .selectFrom("send_quota")
    .select(({ fn }) => fn.sum<number | null>("reserved").as("sum"))
    .where("minute", ">=", minute)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
