import { oldestKept, retentionPeriods } from "../../contract/retention-periods.ts";
import { onWallClock } from "../daytime.ts";
import type { Store } from "../store/store.ts";

/**
 * Deletes what was noted so that the owner is told of nothing twice, and alerts that are over, of long ago.
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export function forgetNotices(
  store: Store,
  now: number,
): Promise<{ scheduled_notices: number; alerts: number }> {
  const before = oldestKept(retentionPeriods.toldNotice, now);
  return store.transaction(async (tx) => {
    const notices = await tx
      .deleteFrom("scheduled_notices")
      // Those that are named by a date, or as a flood's by milliseconds, and no others.
      .where((row) =>
        row.or([
          row.and([
            row("due_on", "like", "2___-__-__%"),
            row("due_on", "<", String(onWallClock(before).toPlainDate())),
          ]),
          row.and([row("kind", "=", "flood"), row("due_on", "<", String(before))]),
        ]),
      )
      .executeTakeFirst();
    const alerts = await tx.deleteFrom("alerts").where("over_at", "<", before).executeTakeFirst();
    return {
      scheduled_notices: Number(notices.numDeletedRows),
      alerts: Number(alerts.numDeletedRows),
    };
  });
}
