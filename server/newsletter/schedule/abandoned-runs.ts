import { hourMs } from "../../durations.ts";
import type { Notify } from "../../mail/notices/notices.ts";
import type { Store } from "../../store/store.ts";

/** When this server began, and when another had run before that, as the database noted it; null: never. */
export interface Began {
  at: number;
  lastRun: number | null;
}

/** Milliseconds: a server that runs notes so every hour. */
export const longGapMs = 2 * hourMs;

/**
 * Holds what was being sent when the last server stopped, if that was long ago: this may be a restored or cloned
 * database, and another server may have sent the rest. @throws StoreUnavailable
 */
export async function holdAbandonedRuns(store: Store, notify: Notify, { at, lastRun }: Began): Promise<void> {
  if (lastRun === null || lastRun >= at - longGapMs) return;
  await store.transaction(async (tx) => {
    const held = await tx
      .updateTable("newsletter_issues")
      .set({ state: "held", reason: "no server ran here for hours while it was being sent" })
      .where("state", "in", ["gathering", "sending"])
      .returning("thursday")
      .execute();
    for (const { thursday } of held) await notify(tx, { kind: "held", about: thursday });
  });
}
