import { type Kysely, type Selectable, sql } from "kysely";
import { putOldMailsOnHold } from "../mail/outbox/on-hold.ts";
import type { OutboxState, Schema } from "../store/schema.ts";
import { carryTold, readTold, type Told } from "./carry-told.ts";

/** What happened since a backup was made, and must not be undone by putting it back. */
export interface Since {
  erasures: Schema["erasures"][];
  /** How mails ended that are open in the backup. */
  ended: EndedMail[];
  /** The newsletter's issues, and of those that the backup does not know to the end every delivery that had begun. */
  issues: Selectable<Schema["newsletter_issues"]>[];
  deliveries: Selectable<Schema["newsletter_deliveries"]>[];
  /** Who was on no list any more, and since when. */
  left: { address_key: string; left_at: number }[];
  /** Which enquiries have been answered, and of which the owner has been told again. */
  answers: Pick<Schema["enquiries"], "id" | (typeof toldOfEnquiry)[number]>[];
  quarantinedSignups: Pick<Schema["subscriptions"], "id" | "held_digest">[];
  /** What the owner has been told at its time. */
  notices: Schema["scheduled_notices"][];
  /** Which alerts the owner has been told of, and when what is done again and again, a server's run too, was last done. */
  told: Told;
}

type EndedMail = Pick<Schema["outbox"], "id" | "state" | "attempts" | "due_at" | "last_error" | "sent_at">;

export const nothingSince: Since = {
  erasures: [],
  ended: [],
  issues: [],
  deliveries: [],
  left: [],
  answers: [],
  quarantinedSignups: [],
  notices: [],
  told: { alerts: [], times: [] },
};

/** What may have gone on since a backup was made. */
export interface OpenInBackup {
  mails: readonly string[];
  /** The issues about which nothing can have changed. */
  settledIssues: readonly string[];
}

/** Reads it from the database that is to be replaced. */
export async function readSince(
  replaced: Kysely<Schema>,
  { mails: openMails, settledIssues }: OpenInBackup,
): Promise<Since> {
  const erasures = await replaced.selectFrom("erasures").selectAll().execute();
  const ended: EndedMail[] = [];
  for (let from = 0; from < openMails.length; from += batch) {
    const mails = await replaced
      .selectFrom("outbox")
      .select(["id", "state", "attempts", "due_at", "last_error", "sent_at"])
      .where("id", "in", openMails.slice(from, from + batch))
      .where("state", "not in", open)
      .execute();
    ended.push(...mails);
  }
  const issues = await replaced.selectFrom("newsletter_issues").selectAll().execute();
  const unsettled = issues.map(({ thursday }) => thursday).filter((each) => !settledIssues.includes(each));
  const deliveries: Since["deliveries"] = [];
  for (const thursday of unsettled) {
    const begun = replaced.selectFrom("newsletter_deliveries").selectAll().where("state", "<>", "waiting");
    deliveries.push(...(await begun.where("thursday", "=", thursday).execute()));
  }
  const answers = await replaced
    .selectFrom("enquiries")
    .select(["id", ...toldOfEnquiry])
    .where((row) => row.or(toldOfEnquiry.map((told) => row(told, "is not", null))))
    .execute();
  const quarantinedSignups = await replaced
    .selectFrom("subscriptions")
    .select(["id", "held_digest"])
    .where("held_digest", "is not", null)
    .execute();
  const notices = await replaced.selectFrom("scheduled_notices").selectAll().execute();
  const left = await readLeft(replaced);
  const told = await readTold(replaced);
  return {
    erasures,
    ended,
    issues,
    deliveries,
    left,
    answers,
    quarantinedSignups,
    notices,
    told,
  };
}

const toldOfEnquiry = ["answered_at", "answered_by", "reminded_at", "held_digest"] as const;
const batch = 200;
const open: OutboxState[] = ["waiting", "sending"];

/** Whoever has come back since is not among them. */
async function readLeft(replaced: Kysely<Schema>): Promise<Since["left"]> {
  const rows = await replaced
    .selectFrom("subscriptions")
    .select(["address_key", ({ fn }) => fn.max<number>("left_at").as("left_at")])
    .where("left_at", "is not", null)
    .where("address_key", "not in", (of) =>
      of
        .selectFrom("subscriptions")
        .select("address_key")
        .where("confirmed_at", "is not", null)
        .where("left_at", "is", null),
    )
    .groupBy("address_key")
    .execute();
  return rows.map(({ address_key, left_at }) => ({ address_key, left_at: Number(left_at) }));
}

export async function openInBackup(copy: Kysely<Schema>): Promise<OpenInBackup> {
  const mails = await copy.selectFrom("outbox").select("id").where("state", "in", open).execute();
  const settled = await copy
    .selectFrom("newsletter_issues")
    .select("thursday")
    .where("state", "=", "ended")
    .where("in_doubt", "=", 0)
    .execute();
  return {
    mails: mails.map(({ id }) => id),
    settledIssues: settled.map(({ thursday }) => thursday),
  };
}

/**
 * Writes it into the copy, then puts on hold the old ones of the mails that are still open. Nobody sends anything
 * meanwhile, so a mail that was being sent when the backup was made waits again.
 */
export async function carryOver(
  copy: Kysely<Schema>,
  since: Since,
  now: number,
): Promise<{ ended: number; onHold: number }> {
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
  for (const { address_key, left_at } of since.left) {
    await copy
      .updateTable("subscriptions")
      .set({ left_at })
      .where("address_key", "=", address_key)
      .where("left_at", "is", null)
      // Whoever came back after that has left another time.
      .where("asked_at", "<=", left_at)
      .execute();
  }
  for (const { id, ...answer } of since.answers) {
    await copy.updateTable("enquiries").set(answer).where("id", "=", id).execute();
  }
  for (const { id, held_digest } of since.quarantinedSignups) {
    await copy.updateTable("subscriptions").set({ held_digest }).where("id", "=", id).execute();
  }
  for (const notice of since.notices) {
    await copy
      .insertInto("scheduled_notices")
      .values(notice)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await carryTold(copy, since.told);
  const onHold = await putOldMailsOnHold(copy, now);
  await copy
    .updateTable("outbox")
    .set({ state: "waiting", lease_token: null, lease_until: null, attempts: sql<number>`attempts + 1` })
    .where("state", "=", "sending")
    .execute();
  return { ended: since.ended.length, onHold };
}

/**
 * An issue is sent to nobody twice, and so is known in the copy as far as it had come. One that was on its way is held:
 * the owner decides whether it goes on.
 */
async function carryIssues(copy: Kysely<Schema>, { issues, deliveries }: Since): Promise<void> {
  for (const { thursday, ...row } of issues) {
    // The copy may not know all whom it was to go to: they are gathered again.
    const issue = row.state === "ended" ? row : { ...row, gathered_to: "", recipients: 0 };
    await copy
      .insertInto("newsletter_issues")
      .values({ thursday, ...issue })
      .onConflict((conflict) => conflict.column("thursday").doUpdateSet(issue))
      .execute();
  }
  for (const { id, ...delivery } of deliveries) {
    const { state, attempts, due_at, last_error, refused_as, handed_over_at } = delivery;
    const ending = {
      state,
      attempts,
      due_at,
      last_error,
      refused_as,
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
