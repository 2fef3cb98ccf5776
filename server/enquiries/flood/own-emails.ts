import type { Transaction } from "kysely";
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
        .where("received_at", ">", received - hour)
        // Counted no further: a flood would be slower with each enquiry.
        .limit(emailsPerHour)
        .as("recent"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return emailsPerHour - count;
}

const hour = 60 * 60 * 1000;
