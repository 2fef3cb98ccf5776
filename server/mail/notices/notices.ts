import type { Kysely, Transaction } from "kysely";
import type { Notice } from "../../store/notice-columns.ts";
import type { NoticeKind, Schema } from "../../store/schema.ts";
import { domainOf } from "../address.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { isLost } from "../outbox/outbox-queries.ts";

/** Queues an email to the owner. It is rendered and sent after the transaction is committed. */
export type Notify = (tx: Transaction<Schema>, notice: Notice) => Promise<void>;

/** Queues notices in the outbox. */
export function notifyByMail({ now, mailFrom }: { now: () => number; mailFrom: string }): Notify {
  return async (tx, { kind, about }) => {
    const mail = { kind: "notice", subjectId: `${kind} ${about}`, notice: { kind, about } } as const;
    await enqueue(tx, { ...mail, now: now(), messageIdDomain: domainOf(mailFrom) });
  };
}

/**
 * Queues a notice, unless this or another server has already queued it.
 * @param version what distinguishes notices of the same kind about the same thing
 * @returns whether it was queued
 */
export async function notifyOnce(
  tx: Transaction<Schema>,
  notify: Notify,
  notice: Notice,
  version?: string,
): Promise<boolean> {
  const first = await tx
    .insertInto("scheduled_notices")
    .values({ kind: notice.kind, due_on: version ? `${notice.about} ${version}` : notice.about })
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
    .select("notice_about")
    .where("notice_kind", "=", kind)
    .where(isLost)
    .execute();
  return rows.map(({ notice_about }) => notice_about ?? "");
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
    .where("notice_kind", "=", kind)
    .where("notice_about", "in", lost)
    .where(isLost)
    .execute();
}
