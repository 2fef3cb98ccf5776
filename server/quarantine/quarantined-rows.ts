import type { Kysely, Selectable } from "kysely";
import { keptUntil, retentionPeriods } from "../../contract/retention-periods.ts";
import type { Schema } from "../store/schema.ts";

export type HeldKind = "enquiry" | "signup";

/** Something in quarantine. Times in milliseconds since 1970. */
export type HeldRow = { at: number; expires: number; held: string } & (
  | { kind: "enquiry"; row: Selectable<Schema["enquiries"]> }
  | { kind: "signup"; row: Selectable<Schema["subscriptions"]> }
);

/** Everything in quarantine, the newest first. */
export async function allHeld(db: Kysely<Schema>): Promise<HeldRow[]> {
  const enquiries = await heldEnquiries(db).execute();
  const signups = await heldSignups(db).execute();
  return [...enquiries.flatMap(ofEnquiry), ...signups.flatMap(ofSignup)].sort(
    (one, other) => other.at - one.at || (one.row.id < other.row.id ? -1 : 1),
  );
}

/** Null when nothing with this id is in quarantine. */
export async function findHeld(db: Kysely<Schema>, id: string): Promise<HeldRow | null> {
  const enquiries = await heldEnquiries(db).where("id", "=", id).execute();
  const signups = await heldSignups(db).where("id", "=", id).execute();
  return [...enquiries.flatMap(ofEnquiry), ...signups.flatMap(ofSignup)][0] ?? null;
}

export async function countHeld(db: Kysely<Schema>): Promise<number> {
  let count = 0;
  for (const table of ["enquiries", "subscriptions"] as const) {
    const { held } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("held"))
      .where("held", "is not", null)
      .executeTakeFirstOrThrow();
    count += held;
  }
  return count;
}

function heldEnquiries(db: Kysely<Schema>) {
  return db.selectFrom("enquiries").selectAll().where("held", "is not", null);
}

function heldSignups(db: Kysely<Schema>) {
  return db.selectFrom("subscriptions").selectAll().where("held", "is not", null);
}

function ofEnquiry(row: Selectable<Schema["enquiries"]>): HeldRow[] {
  const { received_at: at, held } = row;
  const expires = keptUntil(retentionPeriods.heldEnquiry, at);
  return held === null ? [] : [{ kind: "enquiry", at, expires, held, row }];
}

function ofSignup(row: Selectable<Schema["subscriptions"]>): HeldRow[] {
  const { asked_at: at, held } = row;
  const expires = keptUntil(retentionPeriods.heldSignup, at);
  return held === null ? [] : [{ kind: "signup", at, expires, held, row }];
}
