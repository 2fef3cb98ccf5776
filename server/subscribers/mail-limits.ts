import type { Transaction } from "kysely";
import { hourMs } from "../durations.ts";
import { domainOf } from "../mail/address.ts";
import type { Schema } from "../store/schema.ts";

/** The maximum number of emails to one mailbox in a day (R-NEWS-14). */
const mailsToOneMailbox = { most: 3, periodMs: 24 * hourMs };
/** The hourly email limit of a domain: enough for a company whose staff sign up after a talk. Further emails wait. */
export const mailsToOneDomain = { most: 200, periodMs: hourMs };

/** Whether the mailbox has reached its daily limit, not counting this email. */
export async function mailboxIsFull(
  tx: Transaction<Schema>,
  { mailbox, mailId, now }: { mailbox: string; mailId: string; now: number },
): Promise<boolean> {
  const { mails } = await tx
    .selectFrom("subscription_links")
    .innerJoin("subscriptions", "subscriptions.id", "subscription_links.subscription_id")
    .select(({ fn }) => fn.count<number>("mail_id").distinct().as("mails"))
    .where("mailbox", "=", mailbox)
    .where("mail_id", "<>", mailId)
    .where("made_at", ">", now - mailsToOneMailbox.periodMs)
    .executeTakeFirstOrThrow();
  return mails >= mailsToOneMailbox.most;
}

/** Milliseconds until the mailbox's domain may receive another email, or 0 if it may now. */
export async function domainWait(
  tx: Transaction<Schema>,
  { mailbox, mailId, now }: { mailbox: string; mailId: string; now: number },
): Promise<number> {
  const { most, periodMs } = mailsToOneDomain;
  const decisive = await tx
    .selectFrom("subscription_links")
    .innerJoin("subscriptions", "subscriptions.id", "subscription_links.subscription_id")
    .select(({ fn }) => fn.max("made_at").as("last"))
    // Domains need no escaping, because they cannot contain the wildcards of LIKE.
    .where("mailbox", "like", `%@${domainOf(mailbox)}`)
    .where("mail_id", "<>", mailId)
    .where("made_at", ">", now - periodMs)
    .groupBy("mail_id")
    .orderBy("last", "desc")
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return decisive ? decisive.last + periodMs - now : 0;
}
