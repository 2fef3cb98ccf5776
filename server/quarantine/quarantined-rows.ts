import type { Kysely, Selectable } from "kysely";
import { keptUntil, retentionPeriods } from "../../contract/retention-periods.ts";
import type { Schema } from "../store/schema.ts";

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

/** What a digest tells of, as far as it is still quarantined. */
export interface Digest {
  /** "2026-11-26T16" */
  name: string;
  count: number;
  /** The newest of each kind, enquiries first: behind one there may be a client. */
  shown: QuarantinedRow[];
}

export async function readDigest(db: Kysely<Schema>, name: string): Promise<Digest> {
  const quarantined = await allQuarantined(db, { digest: name, most: mostShown });
  const byKind = (["enquiry", "signup"] as const).flatMap((kind) =>
    quarantined.filter((row) => row.kind === kind),
  );
  return { name, count: await countQuarantined(db, { digest: name }), shown: byKind.slice(0, mostShown) };
}

/** Whatever the flood, the mail stays under 100 KB. */
const mostShown = 20;

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
