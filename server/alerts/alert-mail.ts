import type { Kysely } from "kysely";
import { ownerAlerts as words } from "../../content/owner-alerts.ts";
import type { AlertAction } from "../../contract/owner-actions.ts";
import { localTime } from "../mail/layout/local-time.ts";
import type { Mail, Unwritten } from "../mail/transport/mail.ts";
import { noticeMail } from "../notices/notice-mail.tsx";
import type { OwnerLink, OwnerMailFacts } from "../notices/owner-mail.ts";
import { actionLink } from "../owner-actions/action-token.ts";
import type { AlertName, Schema } from "../store/schema.ts";
import { findAlerts } from "./find-alerts.ts";

/** Tells that something needs the owner, if it still does. @throws StoreUnavailable */
export async function alertMail(
  db: Kysely<Schema>,
  what: string,
  links: AlertLinks,
  facts: OwnerMailFacts,
  dataDir: string,
): Promise<Mail | Unwritten> {
  const { now } = links;
  const row = await alertRow(db, what);
  const found = (await findAlerts(db, { dataDir, now })).filter((alert) => alert.what === what);
  if (!row || row.over_at !== null || isQuiet(row, now) || found.length === 0) return { unneeded: true };
  const { since } = row;
  return begunMail({ what: row.what, since, found: found.map((alert) => alert.found) }, links, facts);
}

/** Of which the links in an alert's mail are made. */
export interface AlertLinks {
  siteUrl: string;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Links come before what a terminal has for it: the owner is at the inbox. */
export function begunMail(
  { what, since, found }: { what: AlertName; since: number; found: readonly string[] },
  links: AlertLinks,
  facts: OwnerMailFacts,
): Mail {
  const { title, text, command } = wordsOf(what);
  const link = (action: AlertAction, subject: string): OwnerLink => ({
    label: words.actions[action],
    href: actionLink({ action, subject }, links),
  });
  return noticeMail(
    {
      subject: words.subject.begun.replace("{title}", title),
      paragraphs: [text],
      facts: [
        [words.facts.found, found.join("; ")],
        [words.facts.since, localTime(since)],
      ],
      actions: mending[what] ? [link(mending[what], String(links.now))] : [],
      ...(!isToldOnce(what) && { aside: link("quiet", what) }),
      notes: [...(command ? [command] : []), isToldOnce(what) ? words.once : words.again],
    },
    facts,
  );
}

/** What one press does about it, as of the time of the email. */
const mending: Partial<Record<AlertName, AlertAction>> = {
  "mail-lost": "send-again",
  clock: "confirm-clock",
};

/** Tells that it is over, unless it has begun again. @throws StoreUnavailable */
export async function alertOverMail(
  db: Kysely<Schema>,
  what: string,
  facts: OwnerMailFacts,
): Promise<Mail | Unwritten> {
  const row = await alertRow(db, what);
  if (!row || row.over_at === null || isQuiet(row, facts.date)) return { unneeded: true };
  return overMail({ ...row, over_at: row.over_at }, facts);
}

export function overMail(
  { what, since, over_at }: { what: AlertName; since: number; over_at: number },
  facts: OwnerMailFacts,
): Mail {
  return noticeMail(
    {
      subject: words.subject.over.replace("{title}", wordsOf(what).title),
      paragraphs: [words.over],
      facts: [
        [words.facts.since, localTime(since)],
        [words.facts.until, localTime(over_at)],
      ],
      actions: [],
    },
    facts,
  );
}

/** The same in a few lines, for a way without mail. */
export function alertText(what: AlertName, found: readonly string[]): string {
  const { title, text, command } = wordsOf(what);
  const lines = [
    words.subject.begun.replace("{title}", title),
    ...found,
    text,
    ...(command ? [command] : []),
  ];
  return lines.join("\n");
}

export function alertOverText(what: AlertName): string {
  return words.subject.over.replace("{title}", wordsOf(what).title);
}

/** Whether the owner wants to hear nothing of it. */
export function isQuiet({ quiet_until }: { quiet_until: number | null }, now: number): boolean {
  return quiet_until !== null && now < quiet_until;
}

/** What has happened, and is not mended by itself: telling it again would tell nothing. */
export function isToldOnce(what: AlertName): boolean {
  return what === "secret";
}

function wordsOf(what: AlertName): { title: string; text: string; command?: string } {
  return words.what[what];
}

function alertRow(db: Kysely<Schema>, what: string) {
  return db
    .selectFrom("alerts")
    .selectAll()
    .where("what", "=", what as AlertName)
    .executeTakeFirst();
}
