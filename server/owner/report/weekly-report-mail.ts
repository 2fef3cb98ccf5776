import type { Kysely } from "kysely";
import { ownerNotices } from "../../../content/owner-notices.ts";
import { timeOn, weekBefore } from "../../daytime.ts";
import { durationOf } from "../../mail/layout/duration.ts";
import { singleLine } from "../../mail/layout/single-line.ts";
import { type NoticeText, noticeMail } from "../../mail/notices/notice-mail.tsx";
import type { OwnerMailFacts } from "../../mail/notices/owner-mail.ts";
import { outboxStatus } from "../../mail/outbox/outbox-queries.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { lastJobRuns } from "../../store/job-runs.ts";
import type { Schema } from "../../store/schema.ts";
import { diskOf } from "../alerts/disk.ts";
import { type AlertSettings, findAlerts } from "../alerts/find-alerts.ts";
import { visitFacts } from "./visit-facts.ts";
import { type WeekFigures, weekFigures } from "./week-figures.ts";

const words = ownerNotices.week;

/**
 * What happened in the week before a Monday, beside the week before that, and what is well. What can't be read says so,
 * in its place. @throws what all of the database did
 */
export async function weeklyReportMail(
  db: Kysely<Schema>,
  monday: string,
  facts: OwnerMailFacts,
  place: AlertSettings & { now: number },
): Promise<Mail> {
  const [before, from, to] = [weekBefore(weekBefore(monday)), weekBefore(monday), monday].map((date) =>
    timeOn(date, "08:00"),
  ) as [number, number, number];
  const { facts: names } = words;
  const week = await readable(names.enquiries, () => weekFigures(db, from, to));
  const last = await readable(names.enquiries, () => weekFigures(db, before, from));
  const both = () => ({ week: readValue(week), last: readValue(last) });
  const stored = [
    await readable(names.enquiries, () => enquiryFacts(both())),
    await readable(ownerNotices.visits.facts.visits, () => visitFacts(db, monday)),
    await readable(names.subscribers, () => newsletterFacts(db, both())),
    await readable(names.undelivered, () => deliveryFacts(db, place.now)),
    await readable(names.backup, () => jobRunFacts(db, place.now)),
    await readable(names.alerts, () => alertFacts(db, place)),
  ];
  if (stored.every((part) => "error" in part)) throw stored[0]?.error;
  const disk = await readable(names.disk, () => diskFacts(place.dataDir));
  const rows = [...stored, disk].flatMap((part) =>
    "error" in part ? [[part.name, words.unreadable] as const] : part.value,
  );
  return noticeMail({ subject: subjectOf(week), paragraphs: [words.text], facts: rows, actions: [] }, facts);
}

type Part<Value> = { name: string; value: Value } | { name: string; error: unknown };

async function readable<Value>(name: string, read: () => Value | Promise<Value>): Promise<Part<Value>> {
  try {
    return { name, value: await read() };
  } catch (error) {
    return { name, error };
  }
}

function readValue<Value>(part: Part<Value>): Value {
  if ("error" in part) throw part.error;
  return part.value;
}

function subjectOf(week: Part<WeekFigures>): string {
  const { one, more, unknown } = words.subject;
  if ("error" in week) return unknown;
  const { enquiries } = week.value;
  return (enquiries === 1 ? one : more).replace("{count}", String(enquiries));
}

interface Weeks {
  week: WeekFigures;
  last: WeekFigures;
}

function enquiryFacts({ week, last }: Weeks): NoticeText["facts"] {
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
    [facts.quarantined, beside(week.quarantined, last.quarantined)],
  ];
}

const mostNames = 10;

async function newsletterFacts(db: Kysely<Schema>, { week, last }: Weeks): Promise<NoticeText["facts"]> {
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

async function deliveryFacts(db: Kysely<Schema>, now: number): Promise<NoticeText["facts"]> {
  const { counts } = await outboxStatus(db, now);
  return [[words.facts.undelivered, String(counts.waiting + counts.sending)]];
}

async function jobRunFacts(db: Kysely<Schema>, now: number): Promise<NoticeText["facts"]> {
  const times = await lastJobRuns(db);
  const ago = (at: number | undefined) =>
    at === undefined ? words.never : words.ago.replace("{duration}", durationOf(now - at));
  return [
    [words.facts.backup, ago(times.backup)],
    [words.facts.retention, ago(times.retention)],
  ];
}

async function diskFacts(dataDir: string): Promise<NoticeText["facts"]> {
  return [[words.facts.disk, `${((await diskOf(dataDir)).free / 2 ** 30).toFixed(1)} GiB`]];
}

/** What needs the owner. */
async function alertFacts(
  db: Kysely<Schema>,
  place: AlertSettings & { now: number },
): Promise<NoticeText["facts"]> {
  const alerts = await findAlerts(db, place);
  return [[words.facts.alerts, alerts.map(({ found }) => found).join("; ") || words.well]];
}

function beside(now: number, before: number): string {
  return words.beside.replace("{now}", String(now)).replace("{before}", String(before));
}
