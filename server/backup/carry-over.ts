import { type Kysely, type Selectable, sql } from "kysely";
import { putOldMailsOnHold } from "../mail/outbox/on-hold.ts";
import { lastRun } from "../store/last-run.ts";
import type { OutboxState, Schema } from "../store/schema.ts";

/** What happened since a backup was made, and must not be undone by putting it back. */
export interface Since {
  erasures: Schema["erasures"][];
  /** How mails ended that are open in the backup. */
  ended: EndedMail[];
  /** The newsletter's issues, and of those that were being sent every delivery that had begun. */
  issues: Selectable<Schema["newsletter_issues"]>[];
  deliveries: Selectable<Schema["newsletter_deliveries"]>[];
  /** Which enquiries have been answered, and of which the owner has been told again. */
  answers: Pick<Schema["enquiries"], "id" | (typeof toldOfEnquiry)[number]>[];
  heldSignups: Pick<Schema["subscriptions"], "id" | "held_digest">[];
  /** What the owner has been told at its time. */
  notices: Schema["scheduled_notices"][];
  /** When a server last ran; null: none ever has. */
  lastRun: number | null;
}

type EndedMail = Pick<Schema["outbox"], "id" | "state" | "attempts" | "due_at" | "last_error" | "sent_at">;

export const nothingSince: Since = {
  erasures: [],
  ended: [],
  issues: [],
  deliveries: [],
  answers: [],
  heldSignups: [],
  notices: [],
  lastRun: null,
};

/** Reads it from the database that is to be replaced. */
export async function readSince(replaced: Kysely<Schema>, openInBackup: readonly string[]): Promise<Since> {
  const erasures = await replaced.selectFrom("erasures").selectAll().execute();
  const ended: EndedMail[] = [];
  for (let from = 0; from < openInBackup.length; from += batch) {
    const mails = await replaced
      .selectFrom("outbox")
      .select(["id", "state", "attempts", "due_at", "last_error", "sent_at"])
      .where("id", "in", openInBackup.slice(from, from + batch))
      .where("state", "not in", open)
      .execute();
    ended.push(...mails);
  }
  const issues = await replaced.selectFrom("newsletter_issues").selectAll().execute();
  const deliveries = await replaced
    .selectFrom("newsletter_deliveries")
    .selectAll()
    .where(
      "thursday",
      "in",
      replaced.selectFrom("newsletter_issues").select("thursday").where("state", "<>", "ended"),
    )
    .where("state", "<>", "waiting")
    .execute();
  const answers = await replaced
    .selectFrom("enquiries")
    .select(["id", ...toldOfEnquiry])
    .where((row) => row.or(toldOfEnquiry.map((told) => row(told, "is not", null))))
    .execute();
  const heldSignups = await replaced
    .selectFrom("subscriptions")
    .select(["id", "held_digest"])
    .where("held_digest", "is not", null)
    .execute();
  const notices = await replaced.selectFrom("scheduled_notices").selectAll().execute();
  return {
    erasures,
    ended,
    issues,
    deliveries,
    answers,
    heldSignups,
    notices,
    lastRun: await lastRun(replaced),
  };
}

const toldOfEnquiry = [
  "answered_at",
  "answered_by",
  "reminded_at",
  "digest_at",
  "own_email_at",
  "held_digest",
] as const;
const batch = 200;
const open: OutboxState[] = ["waiting", "sending"];

export async function openMails(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom("outbox").select("id").where("state", "in", open).execute();
  return rows.map(({ id }) => id);
}

/**
 * Writes it into the copy, then holds the old ones of the mails that are still open. Nobody sends anything meanwhile,
 * so a mail that was being sent when the backup was made waits again.
 */
export async function carryOver(
  copy: Kysely<Schema>,
  since: Since,
  now: number,
): Promise<{ ended: number; held: number }> {
  for (const erasure of since.erasures) {
    await copy
      .insertInto("erasures")
      .values(erasure)
      .onConflict((conflict) =>
        conflict
          .column("mailbox_hash")
          .doUpdateSet({ erased_at: erasure.erased_at })
          .where("erasures.erased_at", "<", erasure.erased_at),
      )
      .execute();
  }
  for (const { id, ...ending } of since.ended) {
    await copy
      .updateTable("outbox")
      .set({ ...ending, lease_token: null, lease_until: null })
      .where("id", "=", id)
      .execute();
  }
  await carryIssues(copy, since);
  for (const { id, ...answer } of since.answers) {
    await copy.updateTable("enquiries").set(answer).where("id", "=", id).execute();
  }
  for (const { id, held_digest } of since.heldSignups) {
    await copy.updateTable("subscriptions").set({ held_digest }).where("id", "=", id).execute();
  }
  for (const notice of since.notices) {
    await copy
      .insertInto("scheduled_notices")
      .values(notice)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // A clock that the replaced database has seen run is none to doubt.
  if (since.lastRun !== null) {
    await copy.updateTable("last_run").set({ at: since.lastRun }).where("at", "<", since.lastRun).execute();
  }
  const held = await putOldMailsOnHold(copy, now);
  await copy
    .updateTable("outbox")
    .set({ state: "waiting", lease_token: null, lease_until: null, attempts: sql<number>`attempts + 1` })
    .where("state", "=", "sending")
    .execute();
  return { ended: since.ended.length, held };
}

/**
 * An issue is sent to nobody twice, and so is known in the copy as far as it had come. One that was on its way is held:
 * the owner decides whether it goes on.
 */
async function carryIssues(copy: Kysely<Schema>, { issues, deliveries }: Since): Promise<void> {
  for (const { thursday, ...issue } of issues) {
    await copy
      .insertInto("newsletter_issues")
      .values({ thursday, ...issue })
      .onConflict((conflict) => conflict.column("thursday").doUpdateSet(issue))
      .execute();
  }
  for (const { id, ...delivery } of deliveries) {
    const { state, attempts, due_at, last_error, handed_over_at } = delivery;
    const ending = {
      state,
      attempts,
      due_at,
      last_error,
      handed_over_at,
      lease_token: null,
      lease_until: null,
    };
    await copy
      .insertInto("newsletter_deliveries")
      .values({ id, ...delivery })
      .onConflict((conflict) => conflict.columns(["thursday", "subscription_id"]).doUpdateSet(ending))
      .execute();
  }
  await copy
    .updateTable("newsletter_issues")
    .set({ state: "held", reason: "a backup was put back while it was being sent" })
    .where("state", "in", ["gathering", "sending", "paused"])
    .execute();
  // Nobody knows how these ended.
  await copy
    .updateTable("newsletter_deliveries")
    .set({ state: "in-doubt", lease_token: null, lease_until: null })
    .where("state", "=", "handing-over")
    .execute();
}
