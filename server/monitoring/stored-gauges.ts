import { Gauge, type Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import { outboxStatus } from "../mail/outbox/outbox-queries.ts";
import { countQuarantined } from "../quarantine/quarantined-rows.ts";
import type { Store } from "../store/store.ts";
import { nameOf } from "./error-name.ts";
import type { EventLog } from "./event-log.ts";

/** What only the database knows, since other servers and the owner change it too. */
export function createStoredGauges(registers: Registry[], { store, clock, log }: StoredGaugeDependencies) {
  const up = new Gauge({
    name: "site_database_up",
    help: "1: an enquiry could be stored at the time of this answer; 0: it could not. What can't be read either is left out.",
    registers,
  });
  const oldest = new Gauge({
    name: "site_mail_oldest_undelivered_seconds",
    help: "Age of the oldest mail that is still to be delivered; 0: there is none.",
    registers,
  });
  const mails = new Gauge({
    name: "site_mails",
    help: "Mails in the outbox by state. Undelivered are waiting and sending; a person is needed for refused, dead, on-hold and unwritten.",
    labelNames: ["state"] as const,
    registers,
  });
  const quarantined = new Gauge({
    name: "site_enquiries_held",
    help: "Enquiries kept back as spam until the owner looks.",
    registers,
  });

  /** False where they can't be read; they are left out then. */
  async function readStored(): Promise<boolean> {
    try {
      const { counts, oldestUndelivered } = await outboxStatus(store.db, clock.now());
      const quarantinedNow = await countQuarantined(store.db);
      oldest.set(Math.max(0, oldestUndelivered ?? 0) / 1000);
      for (const state of ["waiting", "sending", "refused", "dead", "on-hold", "unwritten"] as const)
        mails.set({ state }, counts[state]);
      quarantined.set(quarantinedNow);
      return true;
    } catch (error) {
      log.warn({ error: nameOf(error) }, "metrics: the database can't be read");
      for (const gauge of [oldest, quarantined]) gauge.remove();
      mails.reset();
      return false;
    }
  }

  return {
    /** Never rejects: a database that can't be used is something to be told, too. */
    read: async (): Promise<void> => {
      const stores = await store.ready().then(
        () => true,
        () => false,
      );
      const reads = await readStored();
      up.set(stores && reads ? 1 : 0);
    },
  };
}

export interface StoredGaugeDependencies {
  store: Pick<Store, "db" | "ready">;
  clock: Pick<Clock, "now">;
  log: EventLog<"warn">;
}
