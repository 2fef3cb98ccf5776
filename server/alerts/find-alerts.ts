import type { Kysely } from "kysely";
import { countUnanswered } from "../enquiries/answers/reminders.ts";
import { enquiryFloodTroubles } from "../enquiries/flood/own-emails.ts";
import { nameOf } from "../mail/outbox/deliver.ts";
import { lateMails } from "../mail/outbox/late-mail.ts";
import { outboxStatus } from "../mail/outbox/outbox-queries.ts";
import { clockDoubt, untilWhen, whatIsDoubted } from "../store/last-run.ts";
import { lastTimes } from "../store/last-times.ts";
import type { AlertName, LastTime, Schema } from "../store/schema.ts";
import { storeErrorOf } from "../store/unavailable.ts";
import { signupFloodTroubles } from "../subscribers/signup-flood.ts";
import { diskTroubles } from "./disk.ts";
import { durationOf } from "./duration.ts";
import { issuesThatAreLate, issuesThatWait } from "./issue-troubles.ts";
import { onAirTroubles } from "./on-air-finding.ts";
import { secretTroubles } from "./secret-change.ts";
import type { Look, Trouble } from "./trouble.ts";

/** Something that needs a person, for as long as it is so. It names nobody. */
export interface Alert extends Trouble {
  what: AlertName;
  /** Of "unseen": what may be an alert as well. */
  hidden?: AlertName;
}

/**
 * The one list that `status` shows and the owner is told of. What can't be looked at is an alert itself, and keeps none
 * of the others back. @throws StoreUnavailable
 */
export async function findAlerts(db: Kysely<Schema>, look: Look): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const [what, find] of all) {
    for (const trouble of await troublesOf(find, db, look)) {
      const { unseen, found } = trouble;
      alerts.push(
        unseen
          ? { what: "unseen", hidden: what, found: `can't be looked at: ${found}` }
          : { what, ...trouble },
      );
    }
  }
  return alerts;
}

type Find = (db: Kysely<Schema>, look: Look) => Promise<readonly (Trouble | string)[]>;

const hour = 60 * 60 * 1000;

const all: readonly (readonly [AlertName, Find])[] = [
  ["clock", clockTroubles],
  ["mail-lost", lostMails],
  ["mail-waiting", waitingMails],
  ["issue", issuesThatWait],
  ["issue-late", issuesThatAreLate],
  ["unanswered", unanswered],
  ["enquiries", (db, { now }) => enquiryFloodTroubles(db, now)],
  ["disk", diskTroubles],
  ["backup", tooLongAgo("backup", 50 * hour, "no backup was made for")],
  ["retention", tooLongAgo("retention", 25 * hour, "nothing old was deleted for")],
  ["certificate", async (db, { now }) => (await onAirTroubles(db, now)).certificate],
  ["visitors", async (db, { now }) => (await onAirTroubles(db, now)).visitors],
  ["signups", (db, { now }) => signupFloodTroubles(db, now)],
  ["secret", (db, { now }) => secretTroubles(db, now)],
];

async function troublesOf(find: Find, db: Kysely<Schema>, look: Look): Promise<Trouble[]> {
  try {
    return (await find(db, look)).map((each) => (typeof each === "string" ? { found: each } : each));
  } catch (error) {
    const unavailable = storeErrorOf(error);
    if (unavailable !== null) throw unavailable;
    return [{ found: nameOf(error), unseen: true }];
  }
}

async function clockTroubles(db: Kysely<Schema>): Promise<Trouble[]> {
  const doubt = await clockDoubt(db);
  return doubt ? [{ found: whatIsDoubted(doubt), command: untilWhen(doubt) }] : [];
}

async function lostMails(db: Kysely<Schema>, { now }: Look): Promise<Trouble[]> {
  const { lost } = await outboxStatus(db, now);
  const troubles: Trouble[] = [];
  if (lost.refused > 0) troubles.push({ found: `${mails(lost.refused)} refused by the mail server` });
  if (lost.dead > 0) troubles.push({ found: `${mails(lost.dead)} given up` });
  if (lost.held > 0) {
    const found = `${mails(lost.held)} held back, too old to send unasked`;
    troubles.push({ found, command: '"enquiries retry <id>" sends one' });
  }
  return troubles;
}

async function waitingMails(db: Kysely<Schema>, { now }: Look): Promise<string[]> {
  const { age } = await lateMails(db, now);
  return age === null ? [] : [`an email has been waiting for ${durationOf(age)}`];
}

async function unanswered(db: Kysely<Schema>, { now }: Look): Promise<string[]> {
  const count = await countUnanswered(db, now);
  const those = count === 1 ? "1 enquiry" : `${count} enquiries`;
  return count === 0 ? [] : [`${those} of the last three days without an answer after 24 hours`];
}

function tooLongAgo(what: LastTime, most: number, words: string): Find {
  return async (db, { now }) => {
    const at = (await lastTimes(db))[what];
    // Where there has never been one nobody expects the next.
    return at === undefined || now - at <= most ? [] : [`${words} ${durationOf(now - at)}`];
  };
}

function mails(count: number): string {
  return count === 1 ? "1 email" : `${count} emails`;
}
