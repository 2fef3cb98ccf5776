import { ownerAlerts as words } from "../../../content/owner-alerts.ts";
import type { Clock } from "../../clock.ts";
import { minuteMs } from "../../durations.ts";
import { certificateProblem } from "../../monitoring/certificate-problem.ts";
import { nameOf } from "../../monitoring/error-facts.ts";
import type { EventLog } from "../../monitoring/log.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import type { AlertName } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { reasonOf } from "../../store/unavailable.ts";
import { type AlertSettings, findAlerts } from "./find-alerts.ts";

/**
 * Pings HEARTBEAT_URL every five minutes while enquiries can be stored and their emails sent. Otherwise posts the
 * problem to `/fail`, as Healthchecks expects. If the pings stop, the monitoring service alerts the owner.
 */
export function createHeartbeat({ store, clock, settings, url, log }: HeartbeatDependencies): PeriodicTask {
  async function beat(): Promise<void> {
    const wrong = await findProblem({ store, settings, now: clock.now() });
    const failed = wrong.length > 0 && { method: "POST", body: wrong.join("\n") };
    try {
      const answer = await fetch(failed ? failUrl(url) : url, {
        ...failed,
        // Refuses redirects, because they may lead to an unknown host.
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
    } catch (error) {
      const certificate = certificateProblem(error);
      const why = certificate ? `: ${certificate.found}` : "";
      log.error({ error: nameOf(error) }, `heartbeat: HEARTBEAT_URL did not answer${why}`);
    }
  }

  return createPeriodicTask({ clock, everyMs: 5 * minuteMs, first: "at once" }, beat);
}

interface HeartbeatDependencies {
  store: Pick<Store, "db" | "ready">;
  clock: Clock;
  settings: AlertSettings;
  url: string;
  log: EventLog<"error">;
}

/** Returns the problems that cannot be reported by email. The texts contain no personal data. */
async function findProblem({
  store,
  settings,
  now,
}: Pick<HeartbeatDependencies, "store" | "settings"> & { now: number }): Promise<string[]> {
  try {
    await store.ready();
    const alerts = await findAlerts(store.db, { ...settings, now });
    return alerts
      .filter(({ what }) => notByEmail.has(what))
      .map(({ what, found }) => `${words.what[what].title}: ${found}`);
  } catch (error) {
    return [`${words.cannotStore}: ${reasonOf(error)}`];
  }
}

/** Alerts that cannot be reported by email. "unseen" means that a check failed, perhaps one about email. */
const notByEmail: ReadonlySet<AlertName> = new Set(["mail-waiting", "mail-lost", "unseen"]);

function failUrl(url: string): URL {
  const fail = new URL(url);
  fail.pathname = `${fail.pathname.replace(/\/$/, "")}/fail`;
  return fail;
}
