import { dayMs, hourMs } from "../durations.ts";
import type { Store } from "../store/store.ts";
import { reasonOf } from "../store/unavailable.ts";
import { alertOverText, alertText } from "./alert-mail.ts";
import type { Tell } from "./channels/alert-sender.ts";
import { nextTry, tellableFrom } from "./when-told.ts";

/**
 * Tells by ALERT_URL that nothing can be stored, each server for itself and in memory: there is nowhere to agree. Not
 * after one look that fails, once an hour at most, and again until it is taken. What it gives looks, and says whether
 * something can be stored.
 */
export function createStoreAlert({ store, tell }: { store: Pick<Store, "ready">; tell: Tell | null }) {
  /** How it was at the last looks. */
  let seen = { able: true, since: 0, looks: 0 };
  /** When the owner was told that it can't; null: never, or that it is over since. */
  let toldAt: number | null = null;
  let lastToldAt = Number.NEGATIVE_INFINITY;
  let nextAt = Number.NEGATIVE_INFINITY;

  function isDue(now: number): boolean {
    if (now < nextAt) return false;
    if (seen.able) return toldAt !== null && tellableFrom("store", now, { isOver: true }) === now;
    const isKnown = toldAt !== null && toldAt >= seen.since;
    return seen.looks > 1 && now - lastToldAt >= (isKnown ? dayMs : hourMs);
  }

  return async (now: number): Promise<boolean> => {
    const reason = await store.ready().then(() => null, reasonOf);
    const able = reason === null;
    seen = {
      able,
      since: seen.able === able ? seen.since : now,
      looks: seen.able === able ? seen.looks + 1 : 1,
    };
    if (tell === null || !isDue(now)) return able;
    if (!(await tell(able ? alertOverText("store") : alertText("store", [reason]))))
      nextAt = nextTry(now, seen.since);
    else if (able) toldAt = null;
    else toldAt = lastToldAt = now;
    return able;
  };
}
