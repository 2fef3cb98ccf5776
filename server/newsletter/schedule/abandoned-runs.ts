import { hourMs } from "../../durations.ts";
import type { Notify } from "../../mail/notices/notices.ts";
import type { Store } from "../../store/store.ts";

/** When this server started, and when any server last ran before that (null if never). */
export interface ServerStart {
  at: number;
  lastRun: number | null;
}

/** If no server has recorded a run for this long, none was running, because a running server records one every hour. */
export const longGapMs = 2 * hourMs;

/** Puts issues on hold whose sending stopped hours ago, because a copy of the database may have sent the rest. */
export async function holdAbandonedRuns(
  store: Store,
  notify: Notify,
  { at, lastRun }: ServerStart,
): Promise<void> {
  if (lastRun === null || lastRun >= at - longGapMs) return;
  await store.transaction(async (tx) => {
    const held = await tx
      .updateTable("newsletter_issues")
      .set({ state: "held", reason: "the server was down for hours while the issue was being sent" })
      .where("state", "in", ["gathering", "sending"])
      .returning("thursday")
      .execute();
    for (const { thursday } of held) await notify(tx, { kind: "held", about: thursday });
  });
}
