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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.subject_id", "=", "enquiries.id")
            .where("outbox.kind", "=", "enquiry")
            .where(({ or, eb }) => or([eb("outbox.state", "in", ["waiting", "sending"]), isLost])),
        ),
      ),
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
    .where(({ and, or, eb }) =>
      or([
        and([
          eb("confirmed_at", "is", null),
          eb("asked_at", "<", expiredBefore(retentionPeriods.unconfirmedSignup, now)),
        ]),
        and([
          eb("confirmed_at", "is not", null),
          eb("left_at", "<", expiredBefore(retentionPeriods.consentProof, now)),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.subject_id", "=", "subscriptions.id")
            .where("outbox.kind", "in", ["confirmation", "welcome"])
            .where("outbox.state", "in", ["waiting", "sending"]),
        ),
      ),
    )
    .orderBy("asked_at")
    .limit(batch)
    .execute();
  return rows.map((row) => ({ table: "subscriptions", ...row }));
}

async function oldQuarantined({ store }: Pick<DataPlaces, "store">, now: number): Promise<Root[]> {
  return allRoots(store.db)
    .select(["table", "id", "at"])
    .where("held", "is not", null)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb("table", "=", "enquiries"),
          eb("at", "<", expiredBefore(retentionPeriods.quarantinedEnquiry, now)),
        ]),
        and([
          eb("table", "=", "subscriptions"),
          eb("at", "<", expiredBefore(retentionPeriods.quarantinedSignup, now)),
        ]),
      ]),
    )
    .orderBy("at")
    .limit(batch)
    .execute();
}
