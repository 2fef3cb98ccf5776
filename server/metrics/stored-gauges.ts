import { Gauge, type Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import { outboxStatus } from "../outbox/outbox-queries.ts";
import { countHeld } from "../quarantine/held-rows.ts";
import type { Store } from "../store/store.ts";

/** What only the database knows, since other servers and the operator change it too. */
export function createStoredGauges(registers: Registry[], { store, clock, log }: StoredGaugeParts) {
  const up = new Gauge({
    name: "site_database_up",
    help: "1: the database could be read for this answer; 0: it could not, and the gauges it fills are left out.",
    registers,
  });
  const oldest = new Gauge({
    name: "site_mail_oldest_undelivered_seconds",
    help: "Age of the oldest mail that is still to be delivered; 0: there is none.",
    registers,
  });
  const mails = new Gauge({
    name: "site_mails",
    help: "Mails in the outbox by state. Undelivered are waiting and sending; a person is needed for refused and dead.",
    labelNames: ["state"] as const,
    registers,
  });
  const held = new Gauge({
    name: "site_enquiries_held",
    help: "Enquiries kept back as spam until the owner looks.",
    registers,
  });

  return {
    /** Never rejects: a database that can't be read is something to be told, too. */
    read: async (): Promise<void> => {
      try {
        const { counts, oldestUndelivered } = await outboxStatus(store.db, clock.now());
        const heldNow = await countHeld(store.db);
        oldest.set(Math.max(0, oldestUndelivered ?? 0) / 1000);
        for (const state of ["waiting", "sending", "refused", "dead"] as const)
          mails.set({ state }, counts[state]);
        held.set(heldNow);
        up.set(1);
      } catch (error) {
        log.warn(
          { fault: error instanceof Error ? error.name : typeof error },
          "metrics: the database can't be read",
        );
        for (const gauge of [oldest, held]) gauge.remove();
        mails.reset();
        up.set(0);
      }
    },
  };
}

export interface StoredGaugeParts {
  store: Pick<Store, "db">;
  clock: Pick<Clock, "now">;
  log: { warn(details: object, message: string): void };
}
