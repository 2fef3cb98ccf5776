import type { Transaction } from "kysely";
import { hourMs } from "../durations.ts";
import type { Schema, StoreKind } from "../store/schema.ts";
import { manyLinks, mostSenders, otherSenders, spamShape } from "./spam-text.ts";

export interface EnquiryToJudge extends Arrival {
  /** Milliseconds since the page was opened, where its script said so. */
  pageAge?: number | undefined;
  name: string;
  message: string;
}

/** How something arrived, whatever it is. */
export interface Arrival {
  /** Whether the field that people don't see was filled in. */
  honeypot: boolean;
}

/** Why an enquiry that is about to be stored is quarantined; null: it is not. */
export async function whyHeld(
  tx: Transaction<Schema>,
  kind: StoreKind,
  enquiry: EnquiryToJudge & {
    email: string;
    /** Stands for its text; null: the text is too short to tell anything. */
    fingerprint: string | null;
    /** Milliseconds since 1970. */
    received: number;
    /** How many in an hour are let in; undefined: all that look like no spam. */
    emailsPerHour: number | undefined;
  },
): Promise<string | null> {
  const sameTextSenders = await otherSenders(tx, kind, enquiry);
  return judgeEnquiry({ ...enquiry, sameTextSenders }) ?? ((await isFlood(tx, enquiry)) ? flood : null);
}

/** Why an enquiry looks like spam; null: it does not. `sameTextSenders`: see `otherSenders`. */
export function judgeEnquiry({
  honeypot,
  pageAge,
  name,
  message,
  sameTextSenders,
}: EnquiryToJudge & { sameTextSenders: number }): string | null {
  const text = `${name}\n${message}`;
  return reasonsIn({
    honeypot: trapped(honeypot),
    "too-fast": tooFast(pageAge),
    "repeated-text": sameTextSenders >= mostSenders ? 2 : 0,
    "many-links": manyLinks(text),
    "spam-shape": spamShape(text),
  });
}

/** Why a signup is quarantined; null: it is not. */
export function judgeSignup({ honeypot }: Arrival): string | null {
  return reasonsIn({ honeypot: trapped(honeypot) });
}

/** Why an enquiry is quarantined that looks like no spam. */
export const flood = "flood";

/** The reasons one by one. */
export function reasonsOf(reasons: string): string[] {
  return reasons.split(separator);
}

/** Reads the header `Page-Age`, which our pages send with a call; anything but a number counts as nothing said. */
export function readPageAge(header: string | string[] | undefined): number | undefined {
  return typeof header === "string" && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
}

/** Two points hold something back. What people do too is worth one: it takes another one beside it. */
function reasonsIn(points: Readonly<Record<string, number>>): string | null {
  const found = Object.entries(points).filter(([, worth]) => worth > 0);
  const sum = found.reduce((total, [, worth]) => total + worth, 0);
  return sum >= 2 ? found.map(([reason]) => reason).join(separator) : null;
}

const separator = ", ";

function trapped(honeypot: boolean): number {
  return honeypot ? 2 : 0;
}

/**
 * Whether a form came sooner than a person can have filled it in, by what the page's own script says. Who has no script,
 * or calls from a program, says nothing, and that is no sign. A browser that fills in the fields, and a person who knows
 * the way, may be as fast: never a reason by itself.
 */
function tooFast(pageAge: number | undefined): number {
  return pageAge !== undefined && pageAge < 3_000 ? 1 : 0;
}

/**
 * Whether `emailsPerHour` have been let in within an hour: nobody reads an email for each of more, and many mailboxes
 * refuse them. Some that are stored at the same moment may each count as the last: a few emails more are no harm.
 */
async function isFlood(
  tx: Transaction<Schema>,
  { received, emailsPerHour }: { received: number; emailsPerHour: number | undefined },
): Promise<boolean> {
  if (emailsPerHour === undefined) return false;
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
