import type { Kysely, NotNull, Selectable } from "kysely";
import { keptUntil, retentionPeriods } from "../../contract/retention-periods.ts";
import type { Schema } from "../store/schema.ts";
import { countOf } from "../store/store.ts";

/** A quarantined enquiry or signup. */
export type QuarantinedRow = { at: number; expires: number; reasons: string } & (
  | { kind: "enquiry"; row: Held<"enquiries"> }
  | { kind: "signup"; row: Held<"subscriptions"> }
);
type Held<Table extends "enquiries" | "subscriptions"> = Selectable<Schema[Table]> & { held: string };

/** Selects one row by its id, or the rows of one digest, such as "2026-11-26T16". An empty object selects all rows. */
type Which = { id?: string; held_digest?: string };

/** Returns up to `most` enquiries, which may be from clients, and then up to `most` signups, each newest first. */
export async function allQuarantined(
  db: Kysely<Schema>,
  which: Which = {},
  most = Number.MAX_SAFE_INTEGER,
): Promise<QuarantinedRow[]> {
  const enquiries = await quarantined(db, "enquiries", which)
    .selectAll()
    .$narrowType<{ held: NotNull }>()
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
  const signups = await quarantined(db, "subscriptions", which)
    .selectAll()
    .$narrowType<{ held: NotNull }>()
    .orderBy("asked_at", "desc")
    .limit(most)
    .execute();
  return [...enquiries.map(ofEnquiry), ...signups.map(ofSignup)];
}

export async function countQuarantined(db: Kysely<Schema>, which: Which = {}): Promise<number> {
  const enquiries = await countOf(quarantined(db, "enquiries", which));
  return enquiries + (await countOf(quarantined(db, "subscriptions", which)));
}

export type Digest = Awaited<ReturnType<typeof readDigest>>;

/**
 * Returns how many items of a digest are still quarantined, and the newest of them, limited in number: enquiries first,
 * because they may be from clients, but also signups. @param name such as "2026-11-26T16"
 */
export async function readDigest(db: Kysely<Schema>, name: string) {
  const which = { held_digest: name };
  const newest = await allQuarantined(db, which, mostShown);
  const { enquiry = [], signup = [] } = Object.groupBy(newest, ({ kind }) => kind);
  const signups = signup.slice(0, Math.max(signupsAmongMany, mostShown - enquiry.length));
  const shown = [...enquiry.slice(0, mostShown - signups.length), ...signups];
  return { name, count: await countQuarantined(db, which), shown };
}

/** The maximum number of items listed, so that the email stays under 100 KB in a flood. */
const mostShown = 20;
const signupsAmongMany = 5;

function quarantined(db: Kysely<Schema>, table: "enquiries" | "subscriptions", which: Which) {
  return db
    .selectFrom(table)
    .where("held", "is not", null)
    .where(({ and }) => and(which));
}

function ofEnquiry(row: Held<"enquiries">): QuarantinedRow {
  const expires = keptUntil(retentionPeriods.quarantinedEnquiry, row.received_at);
  return { kind: "enquiry", at: row.received_at, expires, reasons: row.held, row };
}

function ofSignup(row: Held<"subscriptions">): QuarantinedRow {
  const expires = keptUntil(retentionPeriods.quarantinedSignup, row.asked_at);
  return { kind: "signup", at: row.asked_at, expires, reasons: row.held, row };
}
