import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { longestMs } from "../../mail/outbox/lease.ts";
import type { OutboxDependencies } from "../../mail/outbox/outbox.ts";
import { timeIn } from "../../store/store.ts";
import { lockQuota, quotaLeft, reserveQuota } from "./quota.ts";
import type { Rate } from "./send-rate.ts";

/**
 * Creates a function that leases the oldest due email of an issue, if the rate limit allows it, and counts it against
 * the limit. An email with an expired lease may have been delivered, so it becomes "in-doubt" and is never leased again
 * (`markAbandonedInDoubt`).
 */
export function leaseIssue(rate: Rate | null | "unlimited"): NonNullable<OutboxDependencies["lease"]> {
  return async (store, _now, leaseMs) => {
    const sending = store.db
      .selectFrom("newsletter_issues")
      .select("thursday")
      .where("state", "=", "sending");
    if ((await sending.limit(1).executeTakeFirst()) === undefined) return null;
    return store.transaction(async (tx) => {
      await lockQuota(tx, store.kind);
      const now = await timeIn(tx, store.kind);
      if (rate !== "unlimited" && (await quotaLeft(tx, now, rate)) === 0) return null;
      const next = tx
        .selectFrom("outbox")
        .select("id")
        // State and kind are literals rather than parameters, so that both databases use the partial index.
        .where(sql<boolean>`state = 'waiting' and kind = 'issue'`)
        .where(({ or, eb }) => or([eb("due_at", "<=", now), eb("due_at", ">", now + longestMs)]))
        .where("issue", "in", sending)
        .orderBy("due_at")
        .orderBy("id")
        .limit(1);
      const token = randomBytes(16).toString("hex");
      const leased = await tx
        .updateTable("outbox")
        .set({ state: "sending", lease_token: token, lease_until: now + leaseMs })
        .where("id", "in", next)
        .where("state", "=", "waiting")
        .returningAll()
        .executeTakeFirst();
      if (leased === undefined) return null;
      await reserveQuota(tx, now);
      return { ...leased, token, leasedAt: now };
    });
  };
}
