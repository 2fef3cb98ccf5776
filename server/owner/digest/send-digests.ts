import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { type DueTime, lastDue, onWallClock } from "../../daytime.ts";
import { lostNotices, type Notify, notifyOnce, replaceLostNotices } from "../../mail/notices/notices.ts";
import { flood } from "../../quarantine/quarantine-reasons.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/** When digests are sent. Twice a day is enough, because spam is not urgent. */
export const digestTimes: readonly DueTime[] = [
  { time: "16:00", until: "21:00" },
  { time: "08:00", until: "16:00" },
];

/**
 * Emails the owner a digest of new quarantined items, once at each of `digestTimes`, however many servers run. A flood
 * is reported at once, and then at most once an hour.
 */
export async function sendDigests(store: Store, notify: Notify, now: number): Promise<void> {
  // A flood is reported first and in its own email, so that probably genuine enquiries are not listed among spam.
  const hour = onWallClock(now).toPlainDateTime().toString().slice(0, "2026-11-26T10".length);
  await tell(store, notify, { name: `${hour}-flood`, flood: true, at: now });
  const { day, time, at, until } = lastDue(now, digestTimes);
  if (now < until) await tell(store, notify, { name: `${day}T${time.slice(0, 2)}`, flood: false, at });
}

interface DigestTime {
  /** Such as "2026-11-26T16", or "2026-11-26T10-flood" for a flood. */
  name: string;
  /** Whether the digest lists only enquiries that arrived in a flood. */
  flood: boolean;
  at: number;
}

async function tell(store: Store, notify: Notify, digest: DigestTime): Promise<void> {
  if (!(await hasUnreported(store.db, digest))) return;
  await store.transaction(async (tx) => {
    const isFirst = await notifyOnce(tx, notify, { kind: "quarantine", about: digest.name });
    if (isFirst) await assignToDigest(tx, digest);
  });
}

/** Whether any item that arrived by the digest's time is in no digest yet, or only in a lost one. */
async function hasUnreported(db: Kysely<Schema>, digest: DigestTime): Promise<boolean> {
  const { enquiries, signups } = unreported(digest, await lostDigests(db, digest));
  const enquiry = await db.selectFrom("enquiries").select("id").where(enquiries).limit(1).executeTakeFirst();
  if (enquiry) return true;
  const signup = await db.selectFrom("subscriptions").select("id").where(signups).limit(1).executeTakeFirst();
  return signup !== undefined;
}

/** Assigns all unreported items to this digest. Items that arrive later go into the next one. */
async function assignToDigest(tx: Transaction<Schema>, digest: DigestTime): Promise<void> {
  const lost = await lostDigests(tx, digest);
  const { enquiries, signups } = unreported(digest, lost);
  await tx.updateTable("enquiries").set({ held_digest: digest.name }).where(enquiries).execute();
  await tx.updateTable("subscriptions").set({ held_digest: digest.name }).where(signups).execute();
  await replaceLostNotices(tx, "quarantine", lost);
}

/** Returns the undelivered digests whose items `digest` lists again. The digest of a flood lists only the flood. */
async function lostDigests(db: Kysely<Schema>, digest: DigestTime): Promise<string[]> {
  return digest.flood ? [] : lostNotices(db, "quarantine");
}

function unreported(
  digest: DigestTime,
  lost: readonly string[],
): Record<"enquiries" | "signups", RawBuilder<boolean>> {
  const inNoDigest = sql`held_digest is null${lost.length > 0 ? sql` or held_digest in (${sql.join(lost)})` : sql``}`;
  const which = digest.flood ? sql`held = ${flood}` : sql`held is not null`;
  const quarantinedUntil = (arrived: string) =>
    sql<boolean>`${which} and ${sql.ref(arrived)} <= ${digest.at} and (${inNoDigest})`;
  return { enquiries: quarantinedUntil("received_at"), signups: quarantinedUntil("asked_at") };
}
