import { type Notify, notifyOnce } from "../../notices/notices.ts";
import type { Store } from "../../store/store.ts";
import { hasUntold, markUntold } from "./digest-mark.ts";
import { type DigestTime, floodDigestTime, lastDigestTime } from "./digest-time.ts";

/**
 * Tells the owner at its times what has come into quarantine, if anything has; once over all servers.
 * What it gives takes a time, milliseconds since 1970, and throws StoreUnavailable.
 */
export function createQuarantineDigests(store: Store, notify: Notify) {
  /** So that nothing is counted again and again. */
  const done = { usual: "", flood: "" };

  return async (now: number): Promise<void> => {
    const usual = lastDigestTime(now);
    if (done.usual !== usual.name && now < usual.until) {
      await tell(usual);
      done.usual = usual.name;
    }
    const flood = floodDigestTime(now);
    if (done.flood !== flood.name && (await tell(flood))) done.flood = flood.name;
  };

  /** False: there was nothing to tell. */
  async function tell(digest: DigestTime): Promise<boolean> {
    if (!(await hasUntold(store.db, digest))) return false;
    await store.transaction(async (tx) => {
      const isFirst = await notifyOnce(tx, notify, { kind: "quarantine", about: digest.name });
      if (isFirst) await markUntold(tx, digest);
    });
    return true;
  }
}
