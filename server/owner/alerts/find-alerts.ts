import type { Kysely } from "kysely";
import { hourMs } from "../../durations.ts";
import { countUnanswered } from "../../enquiries/answers/reminders.ts";
import { durationOf } from "../../mail/layout/duration.ts";
import { latenessOfMail, outboxStatus } from "../../mail/outbox/outbox-queries.ts";
import { nameOf } from "../../monitoring/error-name.ts";
import { issueRows } from "../../newsletter/send/issue-row.ts";
import type { Settings } from "../../settings.ts";
import { lastJobRuns } from "../../store/job-runs.ts";
import { clockDoubt } from "../../store/last-run.ts";
import { madeAt } from "../../store/made-at.ts";
import type { AlertName, Schema } from "../../store/schema.ts";
import { storeErrorOf } from "../../store/unavailable.ts";
import { signupFloodTroubles } from "../../subscribers/signup-flood.ts";
import { diskTroubles } from "./disk.ts";
import { issuesThatAreLate, issuesThatWait, type Trouble } from "./issue-troubles.ts";
import { secretTroubles } from "./secret-change.ts";

/** Something that needs a person, for as long as it is so. It names nobody. */
export interface Alert extends Trouble {
  what: AlertName;
}

/** Where is looked. */
export type AlertSettings = Pick<Settings, "dataDir" | "siteUrl" | "trustProxy">;

interface Look extends AlertSettings {
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The one list that `status` shows and the owner is told of. What can't be looked at is an alert itself, and keeps none
 * of the others back. @throws StoreUnavailable
 */
export async function findAlerts(db: Kysely<Schema>, look: Look): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const [names, find] of parts) {
    try {
      alerts.push(...(await find(db, look)));
    } catch (error) {
      const unavailable = storeErrorOf(error);
      if (unavailable !== null) throw unavailable;
      alerts.push(unseen(names, nameOf(error)));
    }
  }
  return alerts;
}

/** Each with all that it may find. */
const parts: readonly (readonly [
  readonly AlertName[],
  (db: Kysely<Schema>, look: Look) => Promise<readonly Alert[]>,
])[] = [
  [["clock"], clockAlerts],
  [["mail-lost"], async (db, look) => named("mail-lost", await lostMails(db, look))],
  [["mail-waiting"], async (db, look) => named("mail-waiting", await waitingMails(db, look))],
  [["issue", "issue-late"], issueAlerts],
  [["unanswered"], async (db, look) => named("unanswered", await unanswered(db, look))],
  [["disk"], diskAlerts],
  [["backup", "retention"], jobRunAlerts],
  [["visitors"], async (_, look) => named("visitors", sharedAddress(look))],
  [["signups"], async (db, { now }) => named("signups", await signupFloodTroubles(db, now))],
  [["secret"], async (db, { now }) => named("secret", await secretTroubles(db, now))],
];

function named(what: AlertName, troubles: readonly (Trouble | string)[]): Alert[] {
  return troubles.map((each) => ({ what, ...(typeof each === "string" ? { found: each } : each) }));
}

function unseen(names: readonly AlertName[], why: string): Alert {
  return { what: "unseen", found: `${names.join(" and ")} can’t be looked at (${why})` };
}

async function issueAlerts(db: Kysely<Schema>, look: Look): Promise<Alert[]> {
  const issues = await issueRows(db);
  return [
    ...named("issue", issuesThatWait(issues, look)),
    ...named("issue-late", await issuesThatAreLate(db, issues, look)),
  ];
}

async function diskAlerts(db: Kysely<Schema>, look: Look): Promise<Alert[]> {
  const troubles = await diskTroubles(db, look);
  return troubles.map(({ measured, found }) =>
    measured ? { what: "disk", found } : unseen(["disk"], found),
  );
}

/** The server speaks no TLS: with it, it is always a proxy that is connected. */
function sharedAddress({ siteUrl, trustProxy }: Look): string[] {
  return siteUrl.startsWith("https:") && trustProxy.length === 0 ? ["TRUST_PROXY names no proxy"] : [];
}

async function jobRunAlerts(db: Kysely<Schema>, { now }: Look): Promise<Alert[]> {
  const { backup, retention } = await lastJobRuns(db);
  const since = (at: number | undefined, most: number, words: string) =>
    at === undefined || now - at <= most ? [] : [`${words} ${durationOf(now - at)}`];
  return [
    // Where there has never been one nobody expects the next.
    ...named("backup", since(backup, 50 * hourMs, "no backup was made for")),
    // It begins with the site: that it never came to its end is no better.
    ...named("retention", since(retention ?? (await madeAt(db)), 25 * hourMs, "nothing old was deleted for")),
  ];
}

async function clockAlerts(db: Kysely<Schema>, { now }: Look): Promise<Alert[]> {
  const doubt = await clockDoubt(db, now);
  return doubt === null ? [] : [{ what: "clock", found: doubt }];
}

async function lostMails(db: Kysely<Schema>, { now }: Look): Promise<Trouble[]> {
  const { lost } = await outboxStatus(db, now);
  const troubles: Trouble[] = [];
  if (lost.unwritten > 0)
    troubles.push({ found: `${mails(lost.unwritten)} that could not be written; the log says why` });
  if (lost.refused > 0) troubles.push({ found: `${mails(lost.refused)} refused by the mail server` });
  if (lost.dead > 0) troubles.push({ found: `${mails(lost.dead)} given up` });
  if (lost["on-hold"] > 0)
    troubles.push({ found: `${mails(lost["on-hold"])} held back, too old to send unasked` });
  return troubles;
}

async function waitingMails(db: Kysely<Schema>, { now }: Look): Promise<string[]> {
  const lateness = await latenessOfMail(db, now);
  return lateness === null ? [] : [`an email has been waiting for ${durationOf(lateness)}`];
}

async function unanswered(db: Kysely<Schema>, { now }: Look): Promise<string[]> {
  const count = await countUnanswered(db, now);
  const those = count === 1 ? "1 enquiry" : `${count} enquiries`;
  return count === 0 ? [] : [`${those} of the last three days without an answer after 24 hours`];
}

function mails(count: number): string {
  return count === 1 ? "1 email" : `${count} emails`;
}
