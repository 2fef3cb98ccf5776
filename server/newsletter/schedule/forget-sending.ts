import { oldestKept, retentionPeriods } from "../../../contract/retention-periods.ts";
import type { Store } from "../../store/store.ts";
import { forgetQuota } from "../send/quota.ts";

/**
 * Deletes how each subscriber fared with issues that came out long ago, in steps, also where one never came to its end;
 * the issues' figures stay.
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function forgetSending(store: Store, now: number): Promise<{ newsletter_deliveries: number }> {
  const before = oldestKept(retentionPeriods.newsletterDelivery, now);
  let deliveries = 0;
  for (;;) {
    const { numDeletedRows } = await store.transaction((tx) =>
      tx
        .deleteFrom("newsletter_deliveries")
        .where("id", "in", (of) =>
          of
            .selectFrom("newsletter_deliveries")
            .innerJoin("newsletter_issues", "newsletter_issues.thursday", "newsletter_deliveries.thursday")
            .select("newsletter_deliveries.id")
            .where("newsletter_issues.frozen_at", "<", before)
            .limit(step),
        )
        .executeTakeFirst(),
    );
    deliveries += Number(numDeletedRows);
    if (numDeletedRows < step) break;
  }
  await store.transaction((tx) => forgetQuota(tx, now));
  return { newsletter_deliveries: deliveries };
}

const step = 200;
