import { backoff, connectionBackoff } from "../../mail/outbox/retry-policy.ts";
import { nameOf } from "../../monitoring/error-name.ts";
import type { EventLog } from "../../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../../periodic-task.ts";
import { gather } from "./gather-recipients.ts";
import { type SendContext, sendIssue } from "./send-issue.ts";

export interface SenderDependencies extends SendContext {
  log: EventLog<"warn" | "error">;
  /** Milliseconds between two looks. */
  pollMs?: number;
}

/** Gathers the recipients of what is frozen, and sends what is due, beside the outbox: no enquiry waits for it. */
export function createSender(dependencies: SenderDependencies): PeriodicTask {
  const { store, clock, log, pollMs = 2_000 } = dependencies;
  /** Of the connection, one after the other. */
  let failures = 0;

  async function round(stopping: AbortSignal): Promise<void> {
    try {
      for (const { thursday, state } of await begun()) {
        if (state === "gathering") await gather(store, thursday, stopping);
        if (stopping.aborted) return;
        await send(thursday, stopping);
      }
    } catch (error) {
      log.error({ error: nameOf(error) }, "newsletter: the database can't be used, trying again later");
    }
  }

  function begun() {
    return store.db
      .selectFrom("newsletter_issues")
      .select(["thursday", "state"])
      .where("state", "in", ["gathering", "sending"])
      .where("frozen_at", "is not", null)
      .orderBy("thursday")
      .execute();
  }

  async function send(thursday: string, stopping: AbortSignal): Promise<void> {
    const { frozen_at: frozenAt, composed } = await store.db
      .selectFrom("newsletter_issues")
      .select(["frozen_at", "composed"])
      .where("thursday", "=", thursday)
      .executeTakeFirstOrThrow();
    if (frozenAt === null || composed === null) return;
    // A connection that failed is tried by one mail.
    const atATime = failures > 0 ? 1 : connections;
    const result = await sendIssue({ thursday, frozenAt, composed }, atATime, dependencies, stopping);
    if (result === "done") {
      failures = 0;
      return;
    }
    failures += 1;
    log.warn({ failures }, "newsletter: the mail server can't be used, trying again later");
    await clock.wait(backoff(failures, connectionBackoff), stopping);
  }

  return createPeriodicTask({ clock, everyMs: pollMs, first: "at once" }, round);
}

/** Mail servers refuse a sender with many. */
const connections = 4;
