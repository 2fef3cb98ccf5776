import type { Kysely } from "kysely";
import { ownerAlerts as words } from "../../content/owner-alerts.ts";
import { localTime } from "../mail/layout/local-time.ts";
import type { Mail, Unwritten } from "../mail/transport/mail.ts";
import { noticeMail } from "../notices/notice-mail.tsx";
import type { OwnerMailFacts } from "../notices/owner-mail.ts";
import type { AlertName, Schema } from "../store/schema.ts";
import { findAlerts } from "./find-alerts.ts";

/** Tells that something needs the owner, if it still does. @throws StoreUnavailable */
export async function alertMail(
  db: Kysely<Schema>,
  what: string,
  facts: OwnerMailFacts,
  now: { dataDir: string; now: number },
): Promise<Mail | Unwritten> {
  const row = await alertRow(db, what);
  const found = (await findAlerts(db, now)).filter((alert) => alert.what === what);
  if (!row || row.over_at !== null || found.length === 0) return { unneeded: true };
  const { since } = row;
  return begunMail({ what: row.what, since, found: found.map((alert) => alert.found) }, facts);
}

export function begunMail(
  { what, since, found }: { what: AlertName; since: number; found: readonly string[] },
  facts: OwnerMailFacts,
): Mail {
  const { title, text } = words.what[what];
  return noticeMail(
    {
      subject: words.subject.begun.replace("{title}", title),
      paragraphs: [text, words.again],
      facts: [
        ...found.map((each) => [words.facts.found, each] as const),
        [words.facts.since, localTime(since)],
      ],
      actions: [],
    },
    facts,
  );
}

/** Tells that it is over, unless it has begun again. @throws StoreUnavailable */
export async function alertOverMail(
  db: Kysely<Schema>,
  what: string,
  facts: OwnerMailFacts,
): Promise<Mail | Unwritten> {
  const row = await alertRow(db, what);
  if (!row || row.over_at === null) return { unneeded: true };
  return overMail({ ...row, over_at: row.over_at }, facts);
}

export function overMail(
  { what, since, over_at }: { what: AlertName; since: number; over_at: number },
  facts: OwnerMailFacts,
): Mail {
  return noticeMail(
    {
      subject: words.subject.over.replace("{title}", words.what[what].title),
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
  const { title, text } = words.what[what];
  return [words.subject.begun.replace("{title}", title), ...found, text].join("\n");
}

export function alertOverText(what: AlertName): string {
  return words.subject.over.replace("{title}", words.what[what].title);
}

function alertRow(db: Kysely<Schema>, what: string) {
  return db
    .selectFrom("alerts")
    .selectAll()
    .where("what", "=", what as AlertName)
    .executeTakeFirst();
}
