import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { lostNotices, replaceLostNotices } from "../../notices/notices.ts";
import type { Schema } from "../../store/schema.ts";
import type { DigestTime } from "./digest-time.ts";

/** Whether anything came before a digest's time of which no email has told the owner, or one that never arrived. */
export async function hasUntold(db: Kysely<Schema>, { at }: DigestTime): Promise<boolean> {
  const { enquiries, signups } = untold(at, await lostNotices(db, "quarantine"));
  const enquiry = await db.selectFrom("enquiries").select("id").where(enquiries).limit(1).executeTakeFirst();
  if (enquiry) return true;
  const signup = await db.selectFrom("subscriptions").select("id").where(signups).limit(1).executeTakeFirst();
  return signup !== undefined;
}

/** Puts all that into one digest. What came before its time and is committed later is in the next. */
export async function markUntold(tx: Transaction<Schema>, { name, at }: DigestTime): Promise<void> {
  const lost = await lostNotices(tx, "quarantine");
  const { enquiries, signups } = untold(at, lost);
  await tx.updateTable("enquiries").set({ held_digest: name }).where(enquiries).execute();
  await tx.updateTable("subscriptions").set({ held_digest: name }).where(signups).execute();
  await replaceLostNotices(tx, "quarantine", lost);
}

function untold(at: number, lost: readonly string[]): Record<"enquiries" | "signups", RawBuilder<boolean>> {
  const unmarked = sql`held_digest is null${lost.length > 0 ? sql` or held_digest in (${sql.join(lost)})` : sql``}`;
  const quarantinedUntil = (arrived: string) =>
    sql<boolean>`held is not null and ${sql.ref(arrived)} <= ${at} and (${unmarked})`;
  return { enquiries: quarantinedUntil("received_at"), signups: quarantinedUntil("asked_at") };
}
