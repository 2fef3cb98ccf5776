import type { Kysely, Transaction } from "kysely";
import { hourMs } from "../../durations.ts";
import type { Schema } from "../../store/schema.ts";

/**
 * How many of the enquiries that come now are told of by an email each. Beyond `emailsPerHour` in an hour they are a
 * flood: nobody reads an email for each, and many mailboxes refuse them.
 */
export async function ownEmailsLeft(
  tx: Transaction<Schema>,
  arrived: { received: number; emailsPerHour?: number | undefined } | undefined,
): Promise<number> {
  if (arrived?.emailsPerHour === undefined) return Number.POSITIVE_INFINITY;
  const { received, emailsPerHour } = arrived;
  const { count } = await tx
    .selectFrom((db) =>
      db
        .selectFrom("enquiries")
        .select("id")
        .where("held", "is", null)
        .where("received_at", ">", received - hourMs)
        // Counted no further: a flood would be slower with each enquiry.
        .limit(emailsPerHour)
        .as("recent"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return emailsPerHour - count;
}

/** What of the last hour has no email of its own, in words. @param now milliseconds since 1970 @throws StoreUnavailable */
export async function enquiryFloodTroubles(db: Kysely<Schema>, now: number): Promise<string[]> {
  const { count } = await db
    .selectFrom("enquiries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("digest_at", "is not", null)
    .where("received_at", ">", now - hourMs)
    .executeTakeFirstOrThrow();
  if (count === 0) return [];
  const those =
    count === 1 ? "1 enquiry without an email of its own" : `${count} enquiries without emails of their own`;
  return [`within the last hour ${those}`];
}
