import type { Kysely } from "kysely";
import { ownerNotices } from "../../content/owner-notices.ts";
import { diskOf } from "../alerts/disk.ts";
import { durationOf } from "../alerts/duration.ts";
import { findAlerts } from "../alerts/find-alerts.ts";
import { certificateState } from "../alerts/on-air-finding.ts";
import { singleLine } from "../enquiries/email/single-line.ts";
import { localTime } from "../mail/layout/local-time.ts";
import { outboxStatus } from "../mail/outbox/outbox-queries.ts";
import type { Mail } from "../mail/transport/mail.ts";
import { type NoticeText, noticeMail } from "../notices/notice-mail.tsx";
import type { OwnerMailFacts } from "../notices/owner-mail.ts";
import { lastTimes } from "../store/last-times.ts";
import type { Schema } from "../store/schema.ts";
import { reportTimeOf, weekBefore } from "./report-time.ts";
import { visitFacts } from "./visit-facts.ts";
import { type WeekFigures, weekFigures } from "./week-figures.ts";

const words = ownerNotices.week;

/** What happened in the week before a Monday, beside the week before that, and what is well. @throws StoreUnavailable */
export async function weeklyReportMail(
  db: Kysely<Schema>,
  monday: string,
  facts: OwnerMailFacts,
  place: { dataDir: string; now: number },
): Promise<Mail> {
  const [before, from, to] = [weekBefore(weekBefore(monday)), weekBefore(monday), monday].map(
    (date) => reportTimeOf(date).at,
  ) as [number, number, number];
  const week = await weekFigures(db, from, to);
  const last = await weekFigures(db, before, from);
  const { one, more } = words.subject;
  const subject = (week.enquiries === 1 ? one : more).replace("{count}", String(week.enquiries));
  const rows = [
    ...enquiryFacts(week, last),
    ...(await visitFacts(db, monday)),
    ...(await newsletterFacts(db, week, last)),
    ...(await healthFacts(db, place)),
  ];
  return noticeMail({ subject, paragraphs: [words.text], facts: rows, actions: [] }, facts);
}

function enquiryFacts(week: WeekFigures, last: WeekFigures): NoticeText["facts"] {
  const { facts } = words;
  const waiting = week.waiting.slice(0, mostNames).map((name) => singleLine(name, 40));
  const others = week.waiting.length - waiting.length;
  return [
    [facts.enquiries, beside(week.enquiries, last.enquiries)],
    [
      facts.answered,
      week.slowest === null
        ? words.none
        : words.inTime
            .replace("{inTime}", String(week.inTime))
            .replace("{answered}", String(week.answered))
            .replace("{slowest}", durationOf(week.slowest)),
    ],
    [facts.waiting, [...waiting, ...(others > 0 ? [`+ ${others}`] : [])].join(", ") || words.nobody],
    [facts.held, beside(week.held, last.held)],
  ];
}

const mostNames = 10;

async function newsletterFacts(
  db: Kysely<Schema>,
  week: WeekFigures,
  last: WeekFigures,
): Promise<NoticeText["facts"]> {
  const { facts } = words;
  const { count } = await db
    .selectFrom("subscriptions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .executeTakeFirstOrThrow();
  const issue = await db
    .selectFrom("newsletter_issues")
    .select(["title", "sent", "state"])
    .where("frozen_at", "is not", null)
    .orderBy("thursday", "desc")
    .executeTakeFirst();
  return [
    [facts.subscribers, String(count)],
    [facts.joined, beside(week.joined, last.joined)],
    [facts.left, beside(week.left, last.left)],
    [facts.issue, issue ? `${issue.title} (${issue.sent ?? issue.state})` : words.none],
  ];
}

/** A tick, or what needs the owner. */
async function healthFacts(
  db: Kysely<Schema>,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<NoticeText["facts"]> {
  const { facts } = words;
  const times = await lastTimes(db);
  const { counts } = await outboxStatus(db, now);
  const ago = (at: number | undefined) =>
    at === undefined ? words.never : words.ago.replace("{duration}", durationOf(now - at));
  const alerts = await findAlerts(db, { dataDir, now });
  return [
    [facts.undelivered, String(counts.waiting + counts.sending)],
    [facts.backup, ago(times.backup)],
    [facts.retention, ago(times.retention)],
    [facts.disk, `${((await diskOf(dataDir)).free / 2 ** 30).toFixed(1)} GiB`],
    ...(await certificateFacts(db, now)),
    [facts.alerts, alerts.map(({ found }) => found).join("; ") || words.well],
  ];
}

/** None where the site has no TLS. */
async function certificateFacts(db: Kysely<Schema>, now: number): Promise<NoticeText["facts"]> {
  const state = await certificateState(db, now);
  if (state === null) return [];
  const said =
    "until" in state
      ? words.validUntil.replace("{date}", localTime(state.until))
      : "distrusted" in state
        ? words.distrusted.replace("{reason}", () => state.distrusted)
        : words.unread.replace("{reason}", () => state.unread || words.noAnswer);
  return [[words.facts.certificate, said]];
}

function beside(now: number, before: number): string {
  return words.beside.replace("{now}", String(now)).replace("{before}", String(before));
}
