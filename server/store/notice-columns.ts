import type { Transaction } from "kysely";
import type { NoticeKind, Schema } from "./schema.ts";

/** An email to the owner. */
export interface Notice {
  kind: NoticeKind;
  /**
   * What the notice is about: an issue's date, the date of a weekly report, a digest's name ("2026-11-26T16"), a
   * reminder's time in milliseconds, or an alert's name.
   */
  about: string;
}

/** Fills the notices of servers of version 1.0.0, which have written only `subject_id`, such as "preview 2026-11-26". */
export async function fillNoticeColumns(tx: Transaction<Schema>): Promise<void> {
  const rows = await tx
    .selectFrom("outbox")
    .select(["id", "notice_kind", "notice_about", "subject_id"])
    .where("kind", "=", "notice")
    .where("notice_kind", "is", null)
    .orderBy("id")
    .execute();
  for (const row of rows) {
    const { kind, about } = noticeOf(row);
    const filled = { notice_kind: kind, notice_about: about };
    await tx.updateTable("outbox").set(filled).where("id", "=", row.id).execute();
  }
}

/** Returns the notice of an outbox row, even if a server of version 1.0.0 queued it since this one started. */
export function noticeOf(row: NoticeRow): Notice {
  const { notice_kind: kind, notice_about: about } = row;
  if (kind !== null && about !== null) return { kind, about };
  const [first = "", second = ""] = row.subject_id.split(" ");
  return { kind: first as NoticeKind, about: second };
}

export type NoticeRow = Pick<Schema["outbox"], "subject_id"> & {
  notice_kind: NoticeKind | null;
  notice_about: string | null;
};
