import type { Kysely } from "kysely";
import { ownerNotices } from "../../../content/owner-notices.ts";
import type { BrokenIssue } from "../../../contract/newsletter/issue.ts";
import { timeOn, weekBefore } from "../../daytime.ts";
import { durationOf, singleLine } from "../../mail/layout/format.ts";
import type { Facts } from "../../mail/layout/letter.tsx";
import { noticeMail, type OwnerMailFacts } from "../../mail/notices/owner-mail.ts";
import { outboxStatus } from "../../mail/outbox/outbox-queries.ts";
import type { Mail } from "../../mail/transport/mail-transport.ts";
import { lastJobRuns } from "../../store/job-runs.ts";
import type { Schema } from "../../store/schema.ts";
import { countSubscribers } from "../../subscribers/mailing-list.ts";
import { diskOf } from "../alerts/disk.ts";
import { type AlertSettings, findAlerts } from "../alerts/find-alerts.ts";
import { visitFacts } from "./visit-facts.ts";
import { type WeekFigures, weekFigures } from "./week-figures.ts";

const words = ownerNotices.week;

/**
 * Compares the week that ends on this Monday with the week before. A section whose figures cannot be read says so.
 * @throws the database's error if no stored figure can be read
 */
export async function weeklyReportMail(
  db: Kysely<Schema>,
  monday: string,
  facts: OwnerMailFacts,
  place: AlertSettings & { now: number; brokenIssues: readonly BrokenIssue[] },
): Promise<Mail> {
  const [before, from, to] = [weekBefore(weekBefore(monday)), weekBefore(monday), monday].map((date) =>
    timeOn(date, "08:00"),
  ) as [number, number, number];
  const weeks = Promise.all([weekFigures(db, from, to), weekFigures(db, before, from)]);
  const unread: unknown[] = [];
  const readable = async (name: string, read: () => Promise<Facts>): Promise<Facts> => {
    try {
      return await read();
    } catch (error) {
      unread.push(error);
      return [[name, words.unreadable]];
    }
  };
  const { facts: names } = words;
  const stored = [
    await readable(names.enquiries, async () => enquiryFacts(await weeks)),
    await readable(ownerNotices.visits.facts.visits, () => visitFacts(db, monday)),
    await readable(names.subscribers, async () => newsletterFacts(db, await weeks)),
    await readable(names.undelivered, () => deliveryFacts(db, place.now)),
    await readable(names.backup, () => jobRunFacts(db, place.now)),
    await readable(names.alerts, () => alertFacts(db, place)),
  ];
  if (unread.length === stored.length) throw unread[0];
  const disk = await readable(names.disk, () => diskFacts(place.dataDir));
  const mistakes = place.brokenIssues.flatMap((each) => each.mistakes).join("; ");
  const broken: Facts = mistakes === "" ? [] : [[names.broken, mistakes]];
  const subject = await weeks.then(
    ([{ enquiries }]) =>
      (enquiries === 1 ? words.subject.one : words.subject.more).replace("{count}", String(enquiries)),
    () => words.subject.unknown,
  );
  return noticeMail({ subject, paragraphs: [words.text], facts: [...stored, broken, disk].flat() }, facts);
}

type Weeks = [week: WeekFigures, last: WeekFigures];

function enquiryFacts([week, last]: Weeks): Facts {
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

async function newsletterFacts(db: Kysely<Schema>, [week, last]: Weeks): Promise<Facts> {
  const { facts } = words;
  const issue = await db
    .selectFrom("newsletter_issues")
    .select(["title", "sent", "state"])
    .where("frozen_at", "is not", null)
    .orderBy("thursday", "desc")
    .executeTakeFirst();
  return [
    [facts.subscribers, String(await countSubscribers(db))],
    [facts.joined, beside(week.joined, last.joined)],
    [facts.left, beside(week.left, last.left)],
    [facts.issue, issue ? `${issue.title} (${issue.sent ?? issue.state})` : words.none],
  ];
}

async function deliveryFacts(db: Kysely<Schema>, now: number): Promise<Facts> {
  const { counts } = await outboxStatus(db, now);
  return [[words.facts.undelivered, String(counts.waiting + counts.sending)]];
}

async function jobRunFacts(db: Kysely<Schema>, now: number): Promise<Facts> {
  const times = await lastJobRuns(db);
  const ago = (at: number | undefined) =>
    at === undefined ? words.never : words.ago.replace("{duration}", durationOf(now - at));
  return [
    [words.facts.backup, ago(times.backup)],
    [words.facts.retention, ago(times.retention)],
  ];
}

async function diskFacts(dataDir: string): Promise<Facts> {
  return [[words.facts.disk, `${((await diskOf(dataDir)).free / 2 ** 30).toFixed(1)} GiB`]];
}

async function alertFacts(db: Kysely<Schema>, place: AlertSettings & { now: number }): Promise<Facts> {
  const alerts = await findAlerts(db, place);
  return [[words.facts.alerts, alerts.map(({ found }) => found).join("; ") || words.well]];
}

function beside(now: number, before: number): string {
  return words.beside.replace("{now}", String(now)).replace("{before}", String(before));
}
