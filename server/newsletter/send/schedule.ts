import type { Clock } from "../../clock.ts";
import { nameOf } from "../../mail/outbox/deliver.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import { clockIsDoubtful } from "../../store/last-run.ts";
import { doubtAbandoned, endFinished } from "./finish.ts";
import { type FreezeContext, freezeDueIssues } from "./freeze.ts";
import { timeIn } from "./issue-row.ts";
import { createReminders } from "./reminders.ts";

export interface ScheduleDependencies extends FreezeContext {
  clock: Clock;
  /** Makes an issue public; done again for all that have begun when a server starts. False: the build has it anyway. */
  publish(thursday: string): boolean;
  /** pino's manner. */
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
  /** Milliseconds between two looks. */
  pollMs?: number;
}

/**
 * What happens at its time without anybody's doing: the owner is told, an issue is frozen and made public, one that is
 * through is ended. By the database's clock, unless ours does not fit to it.
 */
export function createSchedule(dependencies: ScheduleDependencies): PeriodicTask {
  const { store, clock, notify, publish, log, pollMs = 2_000 } = dependencies;
  const published = new Set<string>();
  const remind = createReminders(dependencies);

  async function round(): Promise<void> {
    try {
      if (!(await clockIsDoubtful(store.db, clock.now()))) {
        await remind(await timeIn(store.db, store.kind));
        await freezeDueIssues(dependencies);
      }
      await publishBegun();
      if (await anyOpen()) {
        await doubtAbandoned(store, notify);
        await endFinished(store, notify);
      }
    } catch (error) {
      log.error({ error: nameOf(error) }, "newsletter: the schedule could not be followed, trying again");
    }
  }

  async function anyOpen(): Promise<boolean> {
    const open = store.db.selectFrom("newsletter_issues").select("thursday").where("state", "<>", "ended");
    return (await open.executeTakeFirst()) !== undefined;
  }

  async function publishBegun(): Promise<void> {
    const begun = await store.db
      .selectFrom("newsletter_issues")
      .select("thursday")
      .where("frozen_at", "is not", null)
      .orderBy("thursday")
      .execute();
    for (const { thursday } of begun.filter((issue) => !published.has(issue.thursday))) {
      if (publish(thursday)) log.info({ thursday }, "newsletter: an issue is public");
      published.add(thursday);
    }
  }

  return createPeriodicTask({ clock, every: pollMs, first: "at once" }, round);
}
