import type { Kysely, Transaction } from "kysely";
import type { NoticeKind, Schema } from "../../store/schema.ts";
import { domainOf } from "../address.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { isLost } from "../outbox/outbox-queries.ts";

export interface Notice {
  kind: NoticeKind;
  /**
   * What the notice is about: an issue's date, with or without its version ("2026-11-26 9f86d081884c7d65"), the date of
   * a weekly report, a digest's name ("2026-11-26T16"), a reminder's time (milliseconds since 1970), or an alert's name.
   */
  about: string;
}

/** Queues an email to the owner. It is rendered and sent after the transaction is committed. */
export type Notify = (tx: Transaction<Schema>, notice: Notice) => Promise<void>;

/** Queues notices in the outbox. @param now returns milliseconds since 1970 */
export function notifyByMail({ now, mailFrom }: { now: () => number; mailFrom: string }): Notify {
  return async (tx, { kind, about }) => {
    const subjectId = `${kind} ${about}`;
    await enqueue(tx, { kind: "notice", subjectId, now: now(), messageIdDomain: domainOf(mailFrom) });
  };
}

/** Queues a notice, unless this or another server has already queued it. @returns whether it was queued */
export async function notifyOnce(tx: Transaction<Schema>, notify: Notify, notice: Notice): Promise<boolean> {
  const first = await tx
    .insertInto("scheduled_notices")
    .values({ kind: notice.kind, due_on: notice.about })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isFirst = first.numInsertedOrUpdatedRows === 1n;
  if (isFirst) await notify(tx, notice);
  return isFirst;
}

/** Returns the `about` of each notice of this kind whose email could not be delivered. */
export async function lostNotices(db: Kysely<Schema>, kind: NoticeKind): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("subject_id")
    .where("kind", "=", "notice")
    .where("subject_id", "like", `${kind} %`)
    .where(isLost)
    .execute();
  return rows.map(({ subject_id }) => readSubject(subject_id).about);
}

/** Marks notices that could not be delivered as no longer needed, because a new notice replaces them. */
export async function replaceLostNotices(
  tx: Transaction<Schema>,
  kind: NoticeKind,
  lost: readonly string[],
): Promise<void> {
  if (lost.length === 0) return;
  await tx
    .updateTable("outbox")
    .set({ state: "unneeded" })
    .where("kind", "=", "notice")
    .where(
      "subject_id",
      "in",
      lost.map((about) => `${kind} ${about}`),
    )
    .where(isLost)
    .execute();
}

/** @param subject as stored in the outbox, such as "preview 2026-11-26" */
export function readSubject(subject: string): Notice {
  const [kind = "", about = ""] = subject.split(" ");
  return { kind: kind as NoticeKind, about };
}
