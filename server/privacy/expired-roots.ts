import { sql } from "kysely";
import { expiredBefore, retentionPeriods } from "../../contract/retention-periods.ts";
import { isLost } from "../mail/outbox/outbox-queries.ts";
import type { DataPlaces } from "./delete-rows.ts";
import { allRoots, type Root } from "./person-rows.ts";

/** The searches for expired data. If `only` is "quarantined", rows that have since left quarantine are not deleted. */
export const expiredRoots: readonly OldRoots[] = [
  { find: oldEnquiries, only: "any" },
  { find: oldSignups, only: "any" },
  { find: oldQuarantined, only: "quarantined" },
];

interface OldRoots {
  /** Returns at most {@link batch} roots. */
  find(places: Pick<DataPlaces, "store">, now: number): Promise<Root[]>;
  only: "any" | "quarantined";
}

/** Small enough not to block other writers noticeably on SQLite. */
export const batch = 100;

/**
 * Old enquiries, except those whose email to the owner is still waiting, being sent or lost. An answered enquiry with a
 * lost email is included, because answering it makes the email unneeded.
 */
async function oldEnquiries({ store }: Pick<DataPlaces, "store">, now: number): Promise<Root[]> {
  const rows = await store.db
    .selectFrom("enquiries")
    .select(["id", "received_at as at"])
    .where("received_at", "<", expiredBefore(retentionPeriods.enquiry, now))
    .where(
      sql<boolean>`not exists (
        select 1 from outbox where subject_id = enquiries.id and kind = 'enquiry'
        and (state in ('waiting', 'sending') or ${isLost})
      )`,
    )
    .orderBy("received_at")
    .limit(batch)
    .execute();
  return rows.map((row) => ({ table: "enquiries", ...row }));
}

/** Signups that were never confirmed or whose subscriber left long ago, unless they still have an email to send. */
async function oldSignups({ store }: Pick<DataPlaces, "store">, now: number): Promise<Root[]> {
  const rows = await store.db
    .selectFrom("subscriptions")
    .select(["id", "asked_at as at"])
    .where(
      sql<boolean>`(
        confirmed_at is null and asked_at < ${expiredBefore(retentionPeriods.unconfirmedSignup, now)}
        or confirmed_at is not null and left_at < ${expiredBefore(retentionPeriods.consentProof, now)}
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from outbox where subject_id = subscriptions.id and kind in ('confirmation', 'welcome')
        and state in ('waiting', 'sending')
      )`,
    )
    .orderBy("asked_at")
    .limit(batch)
    .execute();
  return rows.map((row) => ({ table: "subscriptions", ...row }));
}

async function oldQuarantined({ store }: Pick<DataPlaces, "store">, now: number): Promise<Root[]> {
  const { quarantinedEnquiry, quarantinedSignup } = retentionPeriods;
  return allRoots(store.db)
    .select(["table", "id", "at"])
    .where("held", "is not", null)
    .where(({ or, eb }) =>
      or([
        eb("table", "=", "enquiries").and("at", "<", expiredBefore(quarantinedEnquiry, now)),
        eb("table", "=", "subscriptions").and("at", "<", expiredBefore(quarantinedSignup, now)),
      ]),
    )
    .orderBy("at")
    .limit(batch)
    .execute();
}
