import { expiredBefore, retentionPeriods } from "../../../contract/retention-periods.ts";
import { onWallClock } from "../../daytime.ts";
import type { Store } from "../../store/store.ts";

/** Deletes old notices unless they are still queued, and the old records that kept notices from being sent twice. */
export function deleteOldNotices(
  store: Store,
  now: number,
): Promise<{ notices: number; scheduled_notices: number }> {
  const before = expiredBefore(retentionPeriods.sentNotice, now);
  return store.transaction(async (tx) => {
    const mails = await tx
      .deleteFrom("outbox")
      .where("kind", "=", "notice")
      .where("created_at", "<", expiredBefore(retentionPeriods.newsletterDelivery, now))
      .where("state", "not in", ["waiting", "sending"])
      .executeTakeFirst();
    const notices = await tx
      .deleteFrom("scheduled_notices")
      // Deletes only records whose `due_on` begins with a date, because only these can be compared with a date.
      .where("due_on", "like", "2___-__-__%")
      .where("due_on", "<", String(onWallClock(before).toPlainDate()))
      .executeTakeFirst();
    return {
      notices: Number(mails.numDeletedRows),
      scheduled_notices: Number(notices.numDeletedRows),
    };
  });
}
