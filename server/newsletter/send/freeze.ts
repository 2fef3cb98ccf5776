import type { Kysely } from "kysely";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { failpoint } from "../../failpoint.ts";
import type { Notify } from "../../notices/notices.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { type ComposedIssue, composeIssue, type IssueSender } from "./frozen-mail.ts";
import { issueRows, timeIn } from "./issue-row.ts";

/** An issue of this build. */
export interface Edition {
  issue: Issue;
  /** Milliseconds since 1970. */
  dueAt: number;
}

export interface FreezeContext {
  store: Store;
  editions: readonly Edition[];
  sender: IssueSender;
  notify: Notify;
  /** When this server began, and when another had run before that, as the database noted it; null: never. */
  began: { at: number; lastRun: number | null };
}

/**
 * Freezes what is due by the database's clock: from then on nothing changes what is sent, nor to whom. The Thursday is
 * the key, so of several servers one does it, once, whatever its own clock says. One that is late by half a day is held
 * instead, for the owner to decide; so is one whose hour passed while no server ran on this database for long: it is a
 * restored or cloned one, and another may have sent it. @throws StoreUnavailable
 */
export async function freezeDueIssues(context: FreezeContext): Promise<void> {
  const { store, editions, sender, began } = context;
  const now = await timeIn(store.db, store.kind);
  const rows = new Map((await issueRows(store.db)).map((row) => [row.thursday, row]));
  for (const edition of editions.filter(({ dueAt }) => dueAt <= now)) {
    const row = rows.get(edition.issue.thursday);
    // The owner lets a held one go by having it gathered.
    const unseen = began.at > edition.dueAt && (began.lastRun ?? edition.dueAt) < edition.dueAt - noted;
    const goes = row
      ? row.state === "gathering" && row.frozen_at === null
      : now - edition.dueAt <= longestDelay && !unseen;
    if (goes) await freeze(store, edition, await composeIssue(edition.issue, edition.dueAt, sender));
    else if (!row && now - edition.dueAt < forgotten) await hold(context, edition);
  }
}

const hour = 60 * 60 * 1000;
const longestDelay = 12 * hour;
/** A server that runs notes so every hour. */
const noted = 2 * hour;
/** Older ones came out before this database was, or never will. */
const forgotten = 7 * 24 * hour;

async function freeze(store: Store, edition: Edition, composed: ComposedIssue): Promise<void> {
  await store.transaction(async (tx) => {
    const frozen = { ...composed, frozen_at: await timeIn(tx, store.kind) };
    await tx
      .insertInto("newsletter_issues")
      .values({ ...unfrozen(edition), ...frozen, state: "gathering" })
      .onConflict((conflict) =>
        conflict
          .column("thursday")
          .doUpdateSet(frozen)
          .where("newsletter_issues.frozen_at", "is", null)
          .where("newsletter_issues.state", "=", "gathering"),
      )
      .execute();
  });
  failpoint("issue-frozen");
}

/** Unless nobody was waiting for it. */
async function hold({ store, notify }: FreezeContext, edition: Edition): Promise<void> {
  const { thursday } = edition.issue;
  await store.transaction(async (tx) => {
    if (!(await anybodyOnList(tx, edition.dueAt))) return;
    const held = await tx
      .insertInto("newsletter_issues")
      .values({
        ...unfrozen(edition),
        state: "held",
        reason: "its hour passed while no server ran here, or half a day ago",
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (held.numInsertedOrUpdatedRows === 1n) await notify(tx, { kind: "held", about: thursday });
  });
}

/** Whether somebody was on the list at that time, and still is. */
export async function anybodyOnList(db: Kysely<Schema>, at: number): Promise<boolean> {
  const one = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("confirmed_at", "<=", at)
    .where("left_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** A row that says no more than what the file does. */
export function unfrozen({ issue: { thursday, slug, title }, dueAt }: Edition) {
  return {
    thursday,
    slug,
    title,
    due_at: dueAt,
    frozen_at: null,
    composed: null,
    fingerprint: null,
    reason: null,
    ended_at: null,
    sent: null,
    refused: null,
    given_up: null,
    unneeded: null,
    in_doubt: null,
  };
}
