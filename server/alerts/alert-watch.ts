import type { Selectable } from "kysely";
import type { Clock } from "../clock.ts";
import { isNight, onWallClock } from "../daytime.ts";
import { nameOf } from "../monitoring/error-name.ts";
import { type Notify, notifyByMail } from "../notices/notices.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { AlertName, Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { alertOverText, alertText, isQuiet, isToldOnce } from "./alert-mail.ts";
import type { AlertWay } from "./alert-way.ts";
import { findAlerts } from "./find-alerts.ts";
import { tellBy } from "./tell-by.ts";

/**
 * Tells the owner what needs a person: once when it begins, once a day while it lasts, once when it is over, whichever
 * server sees it. By email; where it is email itself that fails, or the database, by ALERT_URL.
 */
export function createAlertWatch(dependencies: AlertWatchDependencies): PeriodicTask {
  const { store, clock, dataDir, mailFrom, log } = dependencies;
  const notify = notifyByMail({ now: clock.now, mailFrom });
  const tell = createTeller(dependencies);
  /** In memory: there is nowhere else. */
  let unable: { toldAt: number } | null = null;

  async function round(): Promise<void> {
    try {
      await watchStore();
      if (unable === null) await watchAlerts(clock.now());
    } catch (error) {
      log.error({ error: nameOf(error) }, "alerts: could not look, trying again");
    }
  }

  async function watchStore(): Promise<void> {
    const reason = await store.ready().then(() => null, reasonOf);
    const now = clock.now();
    if (reason === null) {
      if (unable !== null) await tell(alertOverText("store"));
      unable = null;
    } else if (unable === null || now - unable.toldAt >= day) {
      unable = { toldAt: now };
      await tell(alertText("store", [reason]));
    }
  }

  async function watchAlerts(now: number): Promise<void> {
    const found = Map.groupBy(await findAlerts(store.db, { dataDir, now }), ({ what }) => what);
    const rows = await store.db.selectFrom("alerts").selectAll().execute();
    const lasting = rows.filter(({ over_at }) => over_at === null);
    const silent = (what: AlertName) => rows.some((row) => row.what === what && isQuiet(row, now));
    for (const [what, alerts] of found) {
      if (what === "issue" || (!urgent.has(what) && isNight(onWallClock(now)))) continue;
      const row = lasting.find((each) => each.what === what);
      if (row && (isToldOnce(what) || silent(what) || now - row.told_at < day)) continue;
      // Mail that does not go out can't say so.
      const byMail = what !== "mail-waiting";
      if (!(await begin(store, notify, { what, now, byMail, silent: silent(what) }))) continue;
      if (silent(what) || !aboutMail(what)) continue;
      const told = await tell(
        alertText(
          what,
          alerts.map((alert) => alert.found),
        ),
      );
      if (!told && !byMail) await tryAgainSoon(store, what, now);
    }
    for (const { what } of lasting.filter((row) => !found.has(row.what))) {
      const quietly = isToldOnce(what) || silent(what);
      if (!(await end(store, notify, { what, now, silent: quietly }))) continue;
      if (!quietly && aboutMail(what)) await tell(alertOverText(what));
    }
  }

  return createPeriodicTask({ clock, every: dependencies.everyMs ?? 60_000, first: "after a wait" }, round);
}

export interface AlertWatchDependencies {
  store: Store;
  clock: Clock;
  dataDir: string;
  mailFrom: string;
  ways: readonly AlertWay[];
  /** pino's manner. */
  log: { error(details: object, message: string): void };
  /** Milliseconds between two looks. */
  everyMs?: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** For these somebody may be woken up: enquiries are lost, or nobody learns of them; in a flood emails come anyway. */
const urgent: ReadonlySet<AlertName> = new Set(["mail-lost", "mail-waiting", "disk", "clock", "enquiries"]);

function aboutMail(what: AlertName): boolean {
  return what.startsWith("mail-");
}

type AlertRow = Selectable<Schema["alerts"]>;

/**
 * Writes down that the owner is told, by mail as well unless it is about mail. False: another server does. What begins
 * in silence is told once that is over, if it lasts.
 */
function begin(
  store: Store,
  notify: Notify,
  { what, now, byMail, silent }: { what: AlertName; now: number; byMail: boolean; silent: boolean },
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const fresh = {
      since: now,
      told_at: silent ? now - day : now,
      over_at: null,
    } satisfies Partial<AlertRow>;
    const begun = await tx
      .insertInto("alerts")
      .values({ what, ...fresh, quiet_until: null })
      .onConflict((conflict) =>
        conflict
          .column("what")
          .doUpdateSet(fresh)
          .where("alerts.over_at", "is not", null)
          // What comes and goes is told of once an hour at most.
          .where("alerts.told_at", "<=", now - hour),
      )
      .executeTakeFirst();
    if (begun.numInsertedOrUpdatedRows !== 1n) {
      const again = await tx
        .updateTable("alerts")
        .set({ told_at: now })
        .where("what", "=", what)
        .where("over_at", "is", null)
        .where("told_at", "<=", now - day)
        .executeTakeFirst();
      if (again.numUpdatedRows !== 1n) return false;
    }
    // Mail that fails now may be well again when this goes out; then there is nothing to tell any more.
    if (byMail && !silent) await notify(tx, { kind: "alert", about: what });
    return true;
  });
}

/** In five minutes it is a day ago that the owner was told. */
async function tryAgainSoon(store: Store, what: AlertName, now: number): Promise<void> {
  await store.transaction((tx) =>
    tx
      .updateTable("alerts")
      .set({ told_at: now - day + 5 * minute })
      .where("what", "=", what)
      .execute(),
  );
}

function end(
  store: Store,
  notify: Notify,
  { what, now, silent }: { what: AlertName; now: number; silent: boolean },
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const ended = await tx
      .updateTable("alerts")
      .set({ over_at: now })
      .where("what", "=", what)
      .where("over_at", "is", null)
      .executeTakeFirst();
    if (ended.numUpdatedRows !== 1n) return false;
    if (!silent) await notify(tx, { kind: "alert-over", about: what });
    return true;
  });
}

/** By every way there is; one that fails is in the log, and the others are tried all the same. Whether one took it. */
function createTeller({ ways, mailFrom, log }: Pick<AlertWatchDependencies, "ways" | "mailFrom" | "log">) {
  return async (text: string): Promise<boolean> => {
    let told = false;
    for (const way of ways) {
      try {
        await tellBy(way, text, mailFrom);
        told = true;
      } catch (error) {
        log.error({ way: way.kind, error: nameOf(error) }, "alerts: ALERT_URL did not take it");
      }
    }
    return told || ways.length === 0;
  };
}

function reasonOf(error: unknown): string {
  return error instanceof StoreUnavailable ? error.message : nameOf(error);
}
