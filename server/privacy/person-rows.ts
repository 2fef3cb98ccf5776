import { setImmediate } from "node:timers/promises";
import {
  HandleEmptyInListsPlugin,
  type Kysely,
  replaceWithNoncontingentExpression,
  type Selectable,
  sql,
} from "kysely";
import { enquiryFingerprint } from "../enquiries/send-contact-email.ts";
import { addressKey } from "../mail/address.ts";
import { type MailKind, mailKinds, type Schema } from "../store/schema.ts";
import { signupFingerprint } from "../subscribers/add-subscriber.ts";

/** An enquiry or signup. Only these rows contain an address; all other rows about a person belong to one of them. */
export interface Root {
  table: "enquiries" | "subscriptions";
  id: string;
  /** When it arrived. */
  at: number;
}

/** All enquiries and signups with this address, ignoring case. */
export function rootsOf(db: Kysely<Schema>, address: string): Promise<Root[]> {
  const key = addressKey(address);
  return findRoots(db, (other) => addressKey(other) === key);
}

/** Searches all enquiries and signups in batches, so that other work can run in between. */
export async function findRoots(
  db: Kysely<Schema>,
  isMeant: (address: string, at: number) => boolean,
): Promise<Root[]> {
  const roots: Root[] = [];
  for (let after = ""; ; ) {
    const rows = await allRoots(db)
      .select(["table", "id", "address", "at"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(step)
      .execute();
    const meant = rows.filter(({ address, at }) => isMeant(address, at));
    roots.push(...meant.map(({ table, id, at }) => ({ table, id, at })));
    const last = rows.at(-1);
    if (last === undefined || rows.length < step) return roots;
    after = last.id;
    // Lets other work run, because a query on SQLite blocks the process.
    await setImmediate();
  }
}

const step = 1_000;

export function allRoots(db: Kysely<Schema>) {
  const enquiries = db
    .selectFrom("enquiries")
    .select([
      sql<Root["table"]>`'enquiries'`.as("table"),
      "id",
      "email as address",
      "received_at as at",
      "held",
    ]);
  const subscriptions = db
    .selectFrom("subscriptions")
    .select([sql<Root["table"]>`'subscriptions'`.as("table"), "id", "address", "asked_at as at", "held"]);
  return db.selectFrom(enquiries.unionAll(subscriptions).as("roots"));
}

/** Returns the rows of these roots and all rows that belong to them, by table. */
export async function rowsOf(db: Kysely<Schema>, roots: readonly Root[]): Promise<PersonRows> {
  const tables = db.withPlugin(emptyLists);
  const enquiries = await tables
    .selectFrom("enquiries")
    .selectAll()
    .where("id", "in", idsIn("enquiries", roots))
    .orderBy("received_at")
    .execute();
  const subscriptions = await tables
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "in", idsIn("subscriptions", roots))
    .orderBy("asked_at")
    .execute();
  const subscription_links = await tables
    .selectFrom("subscription_links")
    .selectAll()
    .where("subscription_id", "in", idsIn("subscriptions", roots))
    .orderBy("made_at")
    .execute();
  const idempotency_keys = await tables
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("fingerprint", "in", [
      ...enquiries.flatMap((row) => [enquiryFingerprint(row, false), enquiryFingerprint(row, true)]),
      ...subscriptions.map(signupFingerprint),
    ])
    .execute();
  const outbox = await mailsOf(db, roots).orderBy("created_at").execute();
  return { enquiries, subscriptions, subscription_links, outbox, idempotency_keys };
}

export function mailsOf(db: Kysely<Schema>, roots: readonly Root[]) {
  return db
    .withPlugin(emptyLists)
    .selectFrom("outbox")
    .selectAll()
    .where((mail) =>
      mail.or(
        mailKinds.map((kind) =>
          mail.and([mail("kind", "=", kind), mail("subject_id", "in", idsIn(subjectTable[kind], roots))]),
        ),
      ),
    );
}

/** PostgreSQL does not accept an empty list. */
export const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

export function idsIn(table: Root["table"] | null, roots: readonly Root[]): string[] {
  return roots.filter((root) => root.table === table).map(({ id }) => id);
}

export type PersonRows = {
  [Table in "enquiries" | "subscriptions" | "subscription_links" | "outbox" | "idempotency_keys"]: Selectable<
    Schema[Table]
  >[];
};

/** Replaces the rows of each table by what `change` makes of them. */
export function mapTables<Result>(rows: PersonRows, change: (rows: PersonRows[keyof PersonRows]) => Result) {
  const changed = Object.entries(rows).map(([table, each]) => [table, change(each)]);
  return Object.fromEntries(changed) as Record<keyof PersonRows, Result>;
}

/** Maps each kind of email to the table of its subject, or to null if it is not about a person. */
const subjectTable: Record<MailKind, Root["table"] | null> = {
  enquiry: "enquiries",
  receipt: "enquiries",
  confirmation: "subscriptions",
  welcome: "subscriptions",
  issue: "subscriptions",
  notice: null,
};
