import { type DueTime, lastDue, onWallClock } from "../../daytime.ts";
import { type Notify, notifyOnce } from "../../notices/notices.ts";
import type { Store } from "../../store/store.ts";
import { type DigestTime, hasUntold, markUntold } from "./digest-mark.ts";

/** Twice a day; nobody is woken up for spam. */
export const digestTimes: readonly DueTime[] = [
  { time: "16:00", until: "21:00" },
  { time: "08:00", until: "16:00" },
];

/**
 * Tells the owner at its times what has come into quarantine, if anything has, and of a flood of enquiries at once, once
 * an hour at most; once over all servers.
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function tellOfQuarantine(store: Store, notify: Notify, now: number): Promise<void> {
  const { day, time, at, until } = lastDue(now, digestTimes);
  if (now < until) await tell(store, notify, { name: `${day}T${time.slice(0, 2)}`, flood: false, at });
  const hour = onWallClock(now).toPlainDateTime().toString().slice(0, "2026-11-26T10".length);
  await tell(store, notify, { name: `${hour}-flood`, flood: true, at: now });
}

async function tell(store: Store, notify: Notify, digest: DigestTime): Promise<void> {
  if (!(await hasUntold(store.db, digest))) return;
  await store.transaction(async (tx) => {
    const isFirst = await notifyOnce(tx, notify, { kind: "quarantine", about: digest.name });
    if (isFirst) await markUntold(tx, digest);
  });
}
