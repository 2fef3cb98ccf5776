import type { Transaction } from "kysely";
import { hourMs } from "../durations.ts";
import type { Schema, StoreKind } from "../store/schema.ts";
import { manyLinks, mostSenders, otherSenders, spamShape } from "./spam-text.ts";

interface EnquiryToScore {
  honeypot: boolean;
  pageAge?: number | undefined;
  name: string;
  message: string;
}

/** Returns the reasons to quarantine a new enquiry, or null if there are none. */
export async function quarantineReasons(
  tx: Transaction<Schema>,
  kind: StoreKind,
  enquiry: EnquiryToScore & {
    email: string;
    /** The fingerprint of the enquiry's text, or null if the text is too short. */
    fingerprint: string | null;
    received: number;
    /** The maximum number of enquiries emailed to the owner in an hour. */
    emailsPerHour: number;
  },
): Promise<string | null> {
  const sameTextSenders = await otherSenders(tx, kind, enquiry);
  return enquirySpamReasons({ ...enquiry, sameTextSenders }) ?? ((await isFlood(tx, enquiry)) ? flood : null);
}

/** Returns the reasons why an enquiry looks like spam, or null. `sameTextSenders` comes from `otherSenders`. */
export function enquirySpamReasons({
  honeypot,
  pageAge = Number.POSITIVE_INFINITY,
  name,
  message,
  sameTextSenders,
}: EnquiryToScore & { sameTextSenders: number }): string | null {
  const text = `${name}\n${message}`;
  return reasonsIn({
    honeypot: honeypot ? 2 : 0,
    // Autofill can be as fast as a program, so this alone never puts an enquiry in quarantine.
    "too-fast": pageAge < 3_000 ? 1 : 0,
    "repeated-text": sameTextSenders >= mostSenders ? 2 : 0,
    "many-links": manyLinks(text),
    "spam-shape": spamShape(text),
  });
}

/** Returns the reasons to quarantine a signup, or null if there are none. */
export function signupSpamReasons({ honeypot }: { honeypot: boolean }): string | null {
  return reasonsIn({ honeypot: honeypot ? 2 : 0 });
}

/** The reason for quarantining an enquiry that does not look like spam: too many enquiries arrived within an hour. */
export const flood = "flood";

export function reasonsOf(reasons: string): string[] {
  return reasons.split(separator);
}

/** Reads the `Page-Age` header, which our pages send. Anything but a number is ignored. */
export function readPageAge(header: string | string[] | undefined): number | undefined {
  return typeof header === "string" && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
}

/** Two points put an enquiry in quarantine. A sign that genuine enquiries may show too is worth only one. */
function reasonsIn(points: Readonly<Record<string, number>>): string | null {
  const found = Object.entries(points).filter(([, worth]) => worth > 0);
  const sum = found.reduce((total, [, worth]) => total + worth, 0);
  return sum >= 2 ? found.map(([reason]) => reason).join(separator) : null;
}

const separator = ", ";

/**
 * Whether at least `emailsPerHour` enquiries were accepted within the last hour. Nobody would read more emails, and
 * many mailboxes would refuse them. Concurrent enquiries may exceed the limit, but a few more emails do no harm.
 */
async function isFlood(
  tx: Transaction<Schema>,
  { received, emailsPerHour }: { received: number; emailsPerHour: number },
): Promise<boolean> {
  const last = await tx
    .selectFrom("enquiries")
    .select("id")
    .where("held", "is", null)
    .where("received_at", ">", received - hourMs)
    .offset(emailsPerHour - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
