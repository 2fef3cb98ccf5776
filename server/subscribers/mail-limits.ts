import type { Transaction } from "kysely";
import { hourMs } from "../durations.ts";
import { domainOf } from "../mail/address.ts";
import type { Schema } from "../store/schema.ts";

/** The maximum number of emails to one mailbox in a day (R-NEWS-14). */
const mailsToOneMailbox = { most: 3, periodMs: 24 * hourMs };
/** The hourly email limit of a domain: enough for a company whose staff sign up after a talk. Further emails wait. */
export const mailsToOneDomain = { most: 200, periodMs: hourMs };

/** Milliseconds until this email may go to its mailbox and to the mailbox's domain; 0 if it may now. */
export async function mailWaits(
  tx: Transaction<Schema>,
  { mailbox, mailId, now }: { mailbox: string; mailId: string; now: number },
): Promise<{ mailbox: number; domain: number }> {
  const wait = async (is: "=" | "like", what: string, { most, periodMs }: typeof mailsToOneDomain) => {
    const decisive = await tx
      .selectFrom("subscription_links")
      .innerJoin("subscriptions", "subscriptions.id", "subscription_links.subscription_id")
      .select(({ fn }) => fn.max("made_at").as("last"))
      .where("mailbox", is, what)
      .where("mail_id", "<>", mailId)
      .where("made_at", ">", now - periodMs)
      .groupBy("mail_id")
      .orderBy("last", "desc")
      .limit(1)
      .offset(most - 1)
      .executeTakeFirst();
    return decisive ? decisive.last + periodMs - now : 0;
  };
  return {
    mailbox: await wait("=", mailbox, mailsToOneMailbox),
    // Domains need no escaping, because they cannot contain the wildcards of LIKE.
    domain: await wait("like", `%@${domainOf(mailbox)}`, mailsToOneDomain),
  };
}
