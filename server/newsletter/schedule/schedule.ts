import type { Clock } from "../../clock.ts";
import type { EventLog } from "../../monitoring/log.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import { timeIn } from "../../store/store.ts";
import { reasonOf } from "../../store/unavailable.ts";
import { endFinished, markAbandonedInDoubt } from "../send/finish-issue.ts";
import { gatherRecipients } from "../send/gather-recipients.ts";
import { type IssueRow, issueRows } from "../send/issue-row.ts";
import { type FreezeContext, freezeDueIssues } from "./freeze-issue.ts";
import { createReminders } from "./owner-reminders.ts";

export interface ScheduleDependencies extends FreezeContext {
  clock: Clock;
  /** Publishes the issues that are due. Also called on startup. */
  publish: PublishIssues;
  log: EventLog<"info" | "error">;
  pollMs?: number;
}

/** Publishes the issues that are due. @returns the dates of those that became public */
export type PublishIssues = (rows: readonly Pick<IssueRow, "thursday" | "frozen_at">[]) => Promise<string[]>;

/** Creates the task that sends reminders, and freezes, publishes, queues and ends issues, by the database's clock. */
export function createSchedule(dependencies: ScheduleDependencies): PeriodicTask {
  const { store, clock, notify, sender, publish, log, pollMs = 2_000 } = dependencies;
  const remind = createReminders(dependencies);

  async function round(stopping: AbortSignal): Promise<void> {
    // Errors are caught for each task, so that one error does not stop the rest.
    const gatherAll = () => gatherFrozen(stopping);
    for (const step of [sendReminders, () => freezeDueIssues(dependencies), showBegun, gatherAll, end]) {
      await step().catch((error: unknown) => {
        log.error({ error: reasonOf(error) }, "newsletter: a scheduled task failed, trying again");
      });
    }
  }

  async function sendReminders(): Promise<void> {
    await remind(await timeIn(store.db, store.kind));
  }

  async function gatherFrozen(stopping: AbortSignal): Promise<void> {
    const frozen = await store.db
      .selectFrom("newsletter_issues")
      .select("thursday")
      .where("state", "=", "gathering")
      .where("frozen_at", "is not", null)
      .execute();
    for (const { thursday } of frozen)
      await gatherRecipients(store, { thursday, from: sender.from }, stopping);
  }

  async function end(): Promise<void> {
    await markAbandonedInDoubt(store, notify);
    await endFinished(store, notify);
  }

  async function showBegun(): Promise<void> {
    for (const thursday of await publish(await issueRows(store.db)))
      log.info({ thursday }, "newsletter: an issue was published");
  }

  return createPeriodicTask({ clock, everyMs: pollMs, first: "at once" }, round);
}
