import { type Notify, notifyOnce } from "../../notices/notices.ts";
import type { Store } from "../../store/store.ts";
import { countQuarantined } from "../quarantined-rows.ts";
import { lastDigestTime } from "./digest-time.ts";
import { digestWindow } from "./digest-window.ts";

/**
 * Tells the owner at its times what has come into quarantine, if anything has; once over all servers.
 * What it gives takes a time, milliseconds since 1970, and throws StoreUnavailable.
 */
export function createQuarantineDigests(store: Store, notify: Notify) {
  /** So that nothing is counted again and again. */
  let done = "";

  return async (now: number): Promise<void> => {
    const { name, until } = lastDigestTime(now);
    if (done === name || now >= until) return;
    const count = await countQuarantined(store.db, await digestWindow(store.db, name));
    if (count > 0) {
      await store.transaction((tx) => notifyOnce(tx, notify, { kind: "quarantine", about: name }));
    }
    done = name;
  };
}
