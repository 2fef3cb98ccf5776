import type { Kysely, Selectable, Transaction } from "kysely";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { domainOf } from "../address.ts";

/** What one digest of a flood tells of. */
export interface FloodDigest {
  /** When it was due, in milliseconds since 1970. */
  dueAt: number;
  count: number;
  /** The first of them. */
  shown: Selectable<Schema["enquiries"]>[];
}

export async function readFloodDigest(db: Kysely<Schema>, dueAt: number): Promise<FloodDigest> {
  const { count } = await db
    .selectFrom("enquiries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("digest_at", "=", dueAt)
    .where("own_email_at", "is", null)
    .executeTakeFirstOrThrow();
  const shown = await toldAt(db, dueAt).orderBy("received_at").orderBy("id").limit(most).execute();
  return { dueAt, count, shown };
}

/**
 * Sends the owner each enquiry of a digest in an email of its own after all.
 * @returns how many
 * @throws StoreUnavailable
 */
export async function sendEach(
  dueAt: number,
  { store, mailFrom, now }: { store: Store; mailFrom: string; now: () => number },
): Promise<number> {
  for (let count = 0; ; ) {
    const sent = await store.transaction(async (tx) => {
      const ids = (await toldAt(tx, dueAt).orderBy("received_at").limit(step).execute()).map(({ id }) => id);
      return sendOwnEmails(tx, ids, { now: now(), mailFrom, before: count });
    });
    if (sent === 0) return count;
    count += sent;
  }
}

/**
 * In the outbox they stand a second apart, after so many `before` them: they go out as fast as they can, and an enquiry
 * that arrives meanwhile passes those that have not.
 * @returns how many of them had none until now
 */
export async function sendOwnEmails(
  tx: Transaction<Schema>,
  ids: readonly string[],
  { now, mailFrom, before = 0 }: { now: number; mailFrom: string; before?: number },
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .updateTable("enquiries")
    .set({ own_email_at: now })
    .where("id", "in", ids)
    .where("digest_at", "is not", null)
    .where("own_email_at", "is", null)
    .returning("id")
    .execute();
  const taken = ids.filter((id) => rows.some((row) => row.id === id));
  const messageIdDomain = domainOf(mailFrom);
  await enqueue(
    tx,
    ...taken.map((subjectId, index) => {
      return { kind: "enquiry" as const, subjectId, now: now + (before + index) * apartMs, messageIdDomain };
    }),
  );
  return taken.length;
}

function toldAt(db: Kysely<Schema>, dueAt: number) {
  return db
    .selectFrom("enquiries")
    .selectAll()
    .where("digest_at", "=", dueAt)
    .where("own_email_at", "is", null);
}

/** Whatever the flood, the mail stays under 100 KB. */
const most = 50;
/** How many in one transaction: everybody else waits. */
const step = 100;
/** A mail takes less. */
const apartMs = 1_000;
