import { statfs } from "node:fs/promises";
import type { Kysely } from "kysely";
import { countUnanswered } from "../enquiries/answers/reminders.ts";
import { enquiryFloodTroubles } from "../enquiries/flood/own-emails.ts";
import { durationOf } from "../mail/layout/duration.ts";
import { lateMail } from "../mail/outbox/late-mail.ts";
import { type OutboxStatus, outboxStatus } from "../mail/outbox/outbox-queries.ts";
import { issueRows } from "../newsletter/send/issue-row.ts";
import { clockDoubt, untilWhen, whatIsDoubted } from "../store/last-run.ts";
import { lastTimes } from "../store/last-times.ts";
import type { AlertName, Schema } from "../store/schema.ts";
import { signupFloodTroubles } from "../subscribers/signup-flood.ts";
import { onAirTroubles } from "./on-air-finding.ts";
import { secretTroubles } from "./secret-change.ts";

/** Something that needs a person, for as long as it is so. It names nobody. */
export interface Alert {
  what: AlertName;
  /** What was found, in words. */
  found: string;
  /** What a terminal has for it, in words; emails have links instead. */
  command?: string;
}

/**
 * The one list that `status` shows and the owner is told of.
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function findAlerts(
  db: Kysely<Schema>,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<Alert[]> {
  const onAir = await onAirTroubles(db, now);
  return [
    ...(await clockAlerts(db)),
    ...mailAlerts(await outboxStatus(db, now)),
    ...(await issueAlerts(db, now)),
    ...named("unanswered", await answerTroubles(db, now)),
    ...named("enquiries", await enquiryFloodTroubles(db, now)),
    ...named("disk", await diskTroubles(dataDir)),
    ...named("backup", await lastTimeTroubles(db, now, "backup", 50 * hour, "no backup was made for")),
    ...named(
      "retention",
      await lastTimeTroubles(db, now, "retention", 25 * hour, "nothing old was deleted for"),
    ),
    ...named("certificate", onAir.certificate),
    ...named("visitors", onAir.visitors),
    ...named("signups", await signupFloodTroubles(db, now)),
    ...named("secret", await secretTroubles(db, now)),
  ];
}

function named(what: AlertName, troubles: readonly string[]): Alert[] {
  return troubles.map((found) => ({ what, found }));
}

const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;

async function clockAlerts(db: Kysely<Schema>): Promise<Alert[]> {
  const doubt = await clockDoubt(db);
  return doubt ? [{ what: "clock", found: whatIsDoubted(doubt), command: untilWhen(doubt) }] : [];
}

function mailAlerts({ lost, oldestUndelivered }: OutboxStatus): Alert[] {
  const gone: string[] = [];
  if (lost.refused > 0) gone.push(`${mails(lost.refused)} refused by the mail server`);
  if (lost.dead > 0) gone.push(`${mails(lost.dead)} given up`);
  const held: Alert[] =
    lost.held > 0
      ? [
          {
            what: "mail-lost",
            found: `${mails(lost.held)} held back, too old to send unasked`,
            command: '"enquiries retry <id>" sends one',
          },
        ]
      : [];
  const isLate = oldestUndelivered !== null && oldestUndelivered > lateMail;
  const waiting = isLate ? [`an email has been waiting for ${durationOf(oldestUndelivered)}`] : [];
  return [...named("mail-lost", gone), ...held, ...named("mail-waiting", waiting)];
}

/** Issues that wait for the owner's word. Who leaves doubts alone for a week has decided. */
async function issueAlerts(db: Kysely<Schema>, now: number): Promise<Alert[]> {
  const issues = await issueRows(db);
  return issues.flatMap(({ slug, state, reason, in_doubt, ended_at }) => {
    if (state === "held" || state === "paused") {
      const found = `the issue ${slug} is ${state} (${reason})`;
      return [{ what: "issue", found, command: `"newsletter resume ${slug}" sends it` }];
    }
    if (!in_doubt || (ended_at ?? 0) < now - week) return [];
    const found = `of the issue ${slug} ${mails(in_doubt)} are in doubt`;
    return [{ what: "issue", found, command: `"newsletter send-in-doubt ${slug}" sends them` }];
  });
}

async function answerTroubles(db: Kysely<Schema>, now: number): Promise<string[]> {
  const count = await countUnanswered(db, now);
  return count === 0
    ? []
    : [
        `${count === 1 ? "1 enquiry" : `${count} enquiries`} of the last three days without an answer after 24 hours`,
      ];
}

async function diskTroubles(dataDir: string): Promise<string[]> {
  const { bytes, free } = await diskOf(dataDir);
  return free < Math.min(leastFree, bytes / 10)
    ? [`${Math.floor(free / 2 ** 20)} MiB are free on the disk of ${dataDir}`]
    : [];
}

export async function diskOf(folder: string): Promise<{ bytes: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { bytes: blocks * bsize, free: bavail * bsize };
}

/** A tenth of a small disk; of a large one it would be too much. */
const leastFree = 5 * 2 ** 30;

async function lastTimeTroubles(
  db: Kysely<Schema>,
  now: number,
  what: "backup" | "retention",
  most: number,
  words: string,
): Promise<string[]> {
  const at = (await lastTimes(db))[what];
  // Where there has never been one nobody expects the next.
  return at === undefined || now - at <= most ? [] : [`${words} ${durationOf(now - at)}`];
}

function mails(count: number): string {
  return count === 1 ? "1 email" : `${count} emails`;
}
