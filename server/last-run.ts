import type { Kysely } from "kysely";
import type { Clock } from "./clock.ts";
import { holdOldMails, oldMail } from "./outbox/hold-old.ts";
import { createRounds, type Rounds } from "./rounds.ts";
import type { Schema } from "./store/schema.ts";
import type { Store } from "./store/store.ts";

/**
 * Before anything is sent: where no server has run for longer than a mail may wait, the database is a restored copy, a
 * cloned machine, or one that was switched off; old mails are held for a person then. A mail server that is down for
 * days is another thing: ours runs meanwhile, and its mails go out by themselves.
 * @returns how many mails are held
 * @throws StoreUnavailable
 */
export function holdAfterGap(store: Store, now: number): Promise<number> {
  return store.transaction(async (tx) => {
    const before = await lastRun(tx);
    const held = before !== null && now - before > oldMail ? await holdOldMails(tx, now) : 0;
    await noteRun(tx, now);
    return held;
  });
}

/** Notes every hour that a server runs. One that fails is made up for by the next. */
export function createLastRun({ store, clock }: { store: Store; clock: Clock }): Rounds {
  return createRounds({ clock, every: hour, first: "after a wait" }, () =>
    store.transaction((tx) => noteRun(tx, clock.now())).catch(() => {}),
  );
}

const hour = 60 * 60 * 1000;

/** Milliseconds since 1970; null: no server has run on it yet. */
export async function lastRun(db: Kysely<Schema>): Promise<number | null> {
  const { at } = await db
    .selectFrom("last_run")
    .select(({ fn }) => fn.max<number | null>("at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}

async function noteRun(tx: Kysely<Schema>, now: number): Promise<void> {
  await tx.deleteFrom("last_run").execute();
  await tx.insertInto("last_run").values({ at: now }).execute();
}
