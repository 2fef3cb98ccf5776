import type { Kysely, Selectable } from "kysely";
import { keptUntil, retentionPeriods } from "../../contract/retention-periods.ts";
import type { Schema } from "../store/schema.ts";

export type QuarantinedKind = "enquiry" | "signup";

/** Something in quarantine. Times in milliseconds since 1970. */
export type QuarantinedRow = { at: number; expires: number; reasons: string } & (
  | { kind: "enquiry"; row: Selectable<Schema["enquiries"]> }
  | { kind: "signup"; row: Selectable<Schema["subscriptions"]> }
);

/** What of it, and how much of each kind at most; everything unless told. */
export interface WhichQuarantined {
  /** That one digest told of: "2026-11-26T16". */
  digest?: string;
  most?: number;
}

/** What is in quarantine, the newest first. */
export async function allQuarantined(
  db: Kysely<Schema>,
  { digest, most = Number.MAX_SAFE_INTEGER }: WhichQuarantined = {},
): Promise<QuarantinedRow[]> {
  const enquiries = await quarantinedEnquiries(db)
    .$if(digest !== undefined, (rows) => rows.where("held_digest", "=", digest ?? ""))
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
  const signups = await quarantinedSignups(db)
    .$if(digest !== undefined, (rows) => rows.where("held_digest", "=", digest ?? ""))
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
  { digest }: Pick<WhichQuarantined, "digest"> = {},
): Promise<number> {
  const counts = await Promise.all(
    (["enquiries", "subscriptions"] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("held", "is not", null)
        .$if(digest !== undefined, (rows) => rows.where("held_digest", "=", digest ?? ""))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + count, 0);
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
  return held === null ? [] : [{ kind: "enquiry", at, expires, reasons: held, row }];
}

function ofSignup(row: Selectable<Schema["subscriptions"]>): QuarantinedRow[] {
  const { asked_at: at, held } = row;
  const expires = keptUntil(retentionPeriods.quarantinedSignup, at);
  return held === null ? [] : [{ kind: "signup", at, expires, reasons: held, row }];
}
