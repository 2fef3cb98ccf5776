import { expiredBefore, retentionPeriods } from "../../../contract/retention-periods.ts";
import type { Store } from "../../store/store.ts";
import { deleteOldQuota } from "../send/quota.ts";

/** Deletes old issues' emails, sent or unsent, from the outbox in batches. The issues' totals are kept. */
export async function deleteOldDeliveries(store: Store, now: number): Promise<{ outbox: number }> {
  const before = expiredBefore(retentionPeriods.newsletterDelivery, now);
  let emails = 0;
  for (;;) {
    const { numDeletedRows } = await store.transaction((tx) =>
      tx
        .deleteFrom("outbox")
        .where("id", "in", (of) =>
          of
            .selectFrom("outbox")
            .innerJoin("newsletter_issues", "newsletter_issues.thursday", "outbox.issue")
            .select("outbox.id")
            .where("newsletter_issues.frozen_at", "<", before)
            .limit(step),
        )
        .executeTakeFirst(),
    );
    emails += Number(numDeletedRows);
    if (numDeletedRows < step) break;
  }
  await store.transaction((tx) => deleteOldQuota(tx, now));
  return { outbox: emails };
}

const step = 200;
