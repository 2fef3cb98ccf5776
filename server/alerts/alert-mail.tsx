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
  const { title, text } = words.what[row.what];
  return noticeMail(
    {
      subject: words.subject.begun.replace("{title}", title),
      paragraphs: [text, words.again],
      facts: [
        ...found.map((alert) => [words.facts.found, alert.found] as const),
        [words.facts.since, localTime(row.since)],
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
  return noticeMail(
    {
      subject: words.subject.over.replace("{title}", words.what[row.what].title),
      paragraphs: [words.over],
      facts: [
        [words.facts.since, localTime(row.since)],
        [words.facts.until, localTime(row.over_at)],
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
