import type { Kysely } from "kysely";
import { hourMs } from "../../durations.ts";
import { countUnanswered } from "../../enquiries/answers/reminders.ts";
import { durationOf } from "../../mail/layout/format.ts";
import { latenessOfMail, outboxStatus } from "../../mail/outbox/outbox-queries.ts";
import { nameOf } from "../../monitoring/error-facts.ts";
import type { Settings } from "../../settings.ts";
import { lastJobRuns } from "../../store/job-runs.ts";
import { clockProblem } from "../../store/last-run.ts";
import { madeAt } from "../../store/migrate.ts";
import type { AlertName, LostState, Schema } from "../../store/schema.ts";
import { storeErrorOf } from "../../store/unavailable.ts";
import { signupFloodProblems } from "../../subscribers/signup-flood.ts";
import { diskProblems } from "./disk.ts";
import { issuesThatAreLate, issuesThatWait, type Problem } from "./issue-alerts.ts";
import { secretProblems } from "./secret-change.ts";

/** A problem that needs somebody's attention as long as it lasts. Its text contains no personal data. */
export interface Alert extends Problem {
  what: AlertName;
}

export type AlertSettings = Pick<Settings, "dataDir" | "siteUrl" | "trustProxy">;

interface AlertContext extends AlertSettings {
  now: number;
}

/** Returns all alerts. A failed check becomes an alert itself and does not hide the others. */
export async function findAlerts(db: Kysely<Schema>, context: AlertContext): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const [what, find] of kinds) {
    try {
      const found = await find(db, context);
      alerts.push(...found.map((each) => ({ what, ...(typeof each === "string" ? { found: each } : each) })));
    } catch (error) {
      const unavailable = storeErrorOf(error);
      if (unavailable !== null) throw unavailable;
      alerts.push(uncheckedAlert(what, nameOf(error)));
    }
  }
  return alerts;
}

type Find = (db: Kysely<Schema>, context: AlertContext) => Promise<readonly (string | Problem | Alert)[]>;

const kinds: readonly (readonly [AlertName, Find])[] = [
  ["clock", clockProblems],
  ["mail-lost", lostMails],
  ["mail-waiting", waitingMails],
  ["issue", issuesThatWait],
  ["issue-late", issuesThatAreLate],
  ["unanswered", unanswered],
  ["disk", fullDisks],
  ["backup", missingBackup],
  ["retention", missingRetention],
  ["visitors", sharedAddress],
  ["signups", (db, { now }) => signupFloodProblems(db, now)],
  ["secret", (db, { now }) => secretProblems(db, now)],
];

function uncheckedAlert(what: AlertName, why: string): Alert {
  return { what: "unseen", found: `${what} can’t be checked (${why})` };
}

async function clockProblems(db: Kysely<Schema>, { now }: AlertContext): Promise<string[]> {
  const doubt = await clockProblem(db, now);
  return doubt === null ? [] : [doubt];
}

async function fullDisks(db: Kysely<Schema>, context: AlertContext): Promise<(string | Alert)[]> {
  const problems = await diskProblems(db, context);
  return problems.map(({ measured, found }) => (measured ? found : uncheckedAlert("disk", found)));
}

/** Reports a missing backup only if one was ever made, because until then none is expected. */
async function missingBackup(db: Kysely<Schema>, { now }: AlertContext): Promise<string[]> {
  const { backup = now } = await lastJobRuns(db);
  return now - backup <= 50 * hourMs ? [] : [`no backup has been made for ${durationOf(now - backup)}`];
}

/** Reports that no retention run has finished for 25 hours, counted from the database's creation if none ever has. */
async function missingRetention(db: Kysely<Schema>, { now }: AlertContext): Promise<string[]> {
  const at = (await lastJobRuns(db)).retention ?? (await madeAt(db));
  return now - at <= 25 * hourMs ? [] : [`expired data has not been deleted for ${durationOf(now - at)}`];
}

/** Reports a missing TRUST_PROXY. The server has no TLS of its own, so an https site is always behind a proxy. */
async function sharedAddress(_: unknown, { siteUrl, trustProxy }: AlertContext): Promise<string[]> {
  return siteUrl.startsWith("https:") && trustProxy.length === 0 ? ["TRUST_PROXY is not set"] : [];
}

async function lostMails(db: Kysely<Schema>, { now }: AlertContext): Promise<string[]> {
  const { lost } = await outboxStatus(db, now);
  const states = Object.keys(howLost) as LostState[];
  return states
    .filter((state) => lost[state] > 0)
    .map((state) => `${lost[state] === 1 ? "1 email" : `${lost[state]} emails`} ${howLost[state]}`);
}

const howLost: Record<LostState, string> = {
  unwritten: "that could not be written; the log says why",
  refused: "refused by the mail server",
  dead: "given up after repeated attempts",
  "on-hold": "held back, too old to send without asking you",
};

async function waitingMails(db: Kysely<Schema>, { now }: AlertContext): Promise<string[]> {
  const lateness = await latenessOfMail(db, now);
  return lateness === null ? [] : [`an email has been waiting for ${durationOf(lateness)}`];
}

async function unanswered(db: Kysely<Schema>, { now }: AlertContext): Promise<string[]> {
  const count = await countUnanswered(db, now);
  const those = count === 1 ? "1 enquiry" : `${count} enquiries`;
  return count === 0 ? [] : [`${those} from the last three days still unanswered after 24 hours`];
}
