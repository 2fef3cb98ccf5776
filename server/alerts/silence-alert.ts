import { dayMs } from "../durations.ts";
import type { AlertName } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

/**
 * For seven days nothing tells of this alert, whether it lasts, ends or begins again; `status` and the report show it.
 * False: it is silent already, or nobody was ever told of it.
 * @throws StoreUnavailable
 */
export function silenceAlert(store: Store, what: string, now: number): Promise<boolean> {
  return store.transaction(async (tx) => {
    const silenced = await tx
      .updateTable("alerts")
      .set({ quiet_until: now + silenceMs })
      .where("what", "=", what as AlertName)
      .where((row) => row.or([row("quiet_until", "is", null), row("quiet_until", "<=", now)]))
      .executeTakeFirst();
    return silenced.numUpdatedRows === 1n;
  });
}

const silenceMs = 7 * dayMs;

/** Takes that back. False: it is not silent. @throws StoreUnavailable */
export function tellAlertAgain(store: Store, what: string, now: number): Promise<boolean> {
  return store.transaction(async (tx) => {
    const told = await tx
      .updateTable("alerts")
      .set({ quiet_until: null })
      .where("what", "=", what as AlertName)
      .where("quiet_until", ">", now)
      .executeTakeFirst();
    return told.numUpdatedRows === 1n;
  });
}
