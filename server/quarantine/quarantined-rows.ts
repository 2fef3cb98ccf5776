import type { Kysely, Selectable } from "kysely";
import { keptUntil, retentionPeriods } from "../../contract/retention-periods.ts";
import type { Schema } from "../store/schema.ts";

export type QuarantinedKind = "enquiry" | "signup";

/** Something in quarantine. Times in milliseconds since 1970. */
export type QuarantinedRow = { at: number; expires: number; held: string } & (
  | { kind: "enquiry"; row: Selectable<Schema["enquiries"]> }
  | { kind: "signup"; row: Selectable<Schema["subscriptions"]> }
);

/** When something arrived, in milliseconds since 1970. */
export interface Within {
  after: number;
  until: number;
}

const always: Within = { after: -1, until: Number.MAX_SAFE_INTEGER };

/** Everything in quarantine, the newest first. */
export function allQuarantined(db: Kysely<Schema>): Promise<QuarantinedRow[]> {
  return quarantinedWithin(db, always);
}

/** What has arrived within a time, at most so much of each kind, the newest first. */
export async function quarantinedWithin(
  db: Kysely<Schema>,
  { after, until }: Within,
  most = Number.MAX_SAFE_INTEGER,
): Promise<QuarantinedRow[]> {
  const enquiries = await quarantinedEnquiries(db)
    .where("received_at", ">", after)
    .where("received_at", "<=", until)
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
  const signups = await quarantinedSignups(db)
    .where("asked_at", ">", after)
    .where("asked_at", "<=", until)
    .orderBy("asked_at", "desc")
    .limit(most)
    .execute();
  return [...enquiries.flatMap(ofEnquiry), ...signups.flatMap(ofSignup)].sort(
    (one, other) => other.at - one.at || (one.row.id < other.row.id ? -1 : 1),
  );
}

/** Null when nothing with this id is in quarantine. */
export async function findQuarantined(db: Kysely<Schema>, id: string): Promise<QuarantinedRow | null> {
  const enquiries = await quarantinedEnquiries(db).where("id", "=", id).execute();
  const signups = await quarantinedSignups(db).where("id", "=", id).execute();
  return [...enquiries.flatMap(ofEnquiry), ...signups.flatMap(ofSignup)][0] ?? null;
}

export async function countQuarantined(
  db: Kysely<Schema>,
  { after, until }: Within = always,
): Promise<number> {
  const { enquiries } = await db
    .selectFrom("enquiries")
    .select(({ fn }) => fn.countAll<number>().as("enquiries"))
    .where("held", "is not", null)
    .where("received_at", ">", after)
    .where("received_at", "<=", until)
    .executeTakeFirstOrThrow();
  const { signups } = await db
    .selectFrom("subscriptions")
    .select(({ fn }) => fn.countAll<number>().as("signups"))
    .where("held", "is not", null)
    .where("asked_at", ">", after)
    .where("asked_at", "<=", until)
    .executeTakeFirstOrThrow();
  return enquiries + signups;
}

function quarantinedEnquiries(db: Kysely<Schema>) {
  return db.selectFrom("enquiries").selectAll().where("held", "is not", null);
}

function quarantinedSignups(db: Kysely<Schema>) {
  return db.selectFrom("subscriptions").selectAll().where("held", "is not", null);
}

function ofEnquiry(row: Selectable<Schema["enquiries"]>): QuarantinedRow[] {
  const { received_at: at, held } = row;
  const expires = keptUntil(retentionPeriods.quarantinedEnquiry, at);
  return held === null ? [] : [{ kind: "enquiry", at, expires, held, row }];
}

function ofSignup(row: Selectable<Schema["subscriptions"]>): QuarantinedRow[] {
  const { asked_at: at, held } = row;
  const expires = keptUntil(retentionPeriods.quarantinedSignup, at);
  return held === null ? [] : [{ kind: "signup", at, expires, held, row }];
}
