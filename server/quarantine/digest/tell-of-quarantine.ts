import { type Notify, notifyOnce } from "../../notices/notices.ts";
import type { Store } from "../../store/store.ts";
import { hasUntold, markUntold } from "./digest-mark.ts";
import { lastDigestTime } from "./digest-time.ts";

/**
 * Tells the owner at its times what has come into quarantine, if anything has; once over all servers.
 * What it gives takes a time, milliseconds since 1970, and throws StoreUnavailable.
 */
export function createQuarantineDigests(store: Store, notify: Notify) {
  /** So that nothing is counted again and again. */
  let done = "";

  return async (now: number): Promise<void> => {
    const digest = lastDigestTime(now);
    const { name, until } = digest;
    if (done === name || now >= until) return;
    if (await hasUntold(store.db, digest)) {
      await store.transaction(async (tx) => {
        const isFirst = await notifyOnce(tx, notify, { kind: "quarantine", about: name });
        if (isFirst) await markUntold(tx, digest);
      });
    }
    done = name;
  };
}
