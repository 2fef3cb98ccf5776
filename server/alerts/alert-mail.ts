import type { Kysely } from "kysely";
import { newsletterNotices as issueWords } from "../../content/newsletter-notices.ts";
import { ownerAlerts as words } from "../../content/owner-alerts.ts";
import type { AlertAction, IssueAction } from "../../contract/owner-actions.ts";
import { minuteMs } from "../durations.ts";
import { localTime } from "../mail/layout/local-time.ts";
import type { Mail, Unwritten } from "../mail/transport/mail.ts";
import { noticeMail } from "../notices/notice-mail.tsx";
import type { OwnerLink, OwnerMailFacts } from "../notices/owner-mail.ts";
import { actionLink } from "../owner-actions/action-token.ts";
import type { AlertName, Schema } from "../store/schema.ts";
import { type AlertRow, isEscalated } from "./alert-rows.ts";
import { findAlerts } from "./find-alerts.ts";
import type { Trouble } from "./trouble.ts";
import { isQuiet, isToldOnce, tellableFrom } from "./when-told.ts";

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
  if (!row || row.over_at !== null || isQuiet(row, now)) return { unneeded: true };
  const alerts = await findAlerts(db, { dataDir, now });
  if (alerts.some(({ hidden = [] }) => hidden.includes(row.what))) return { notBefore: now + minuteMs };
  const found = alerts.filter((alert) => alert.what === what);
  if (found.length === 0) return { unneeded: true };
  const notBefore = tellableFrom(row.what, now, { isOver: false });
  if (notBefore > now) return { notBefore };
  const actions = found.flatMap((alert) => alert.actions ?? []);
  return begunMail({ ...row, found: found.map((alert) => alert.found), actions }, links, facts);
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
  { what, since, found, actions = [] }: BegunAlert,
  links: AlertLinks,
  facts: OwnerMailFacts,
): Mail {
  const { title, text, command } = wordsOf(what);
  const severalIssues = new Set(actions.map(({ slug }) => slug)).size > 1;
  const link = (action: AlertAction | IssueAction, subject: string, slug?: string): OwnerLink => ({
    label: slug && severalIssues ? `${labels[action]} (${slug})` : labels[action],
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
      actions: [
        ...(mending[what] ? [link(mending[what], String(links.now))] : []),
        ...actions.map(({ action, subject, slug }) => link(action, subject, slug)),
      ],
      ...(!isToldOnce(what) && { aside: link("quiet", what) }),
      notes: [...(command ? [command] : []), isToldOnce(what) ? words.once : words.again],
    },
    facts,
  );
}

interface BegunAlert extends Pick<Trouble, "actions"> {
  what: AlertName;
  since: number;
  /** In words. */
  found: readonly string[];
}

const labels = { ...issueWords.actions, ...words.actions };

/** What one press does about it, as of the time of the email. */
const mending: Partial<Record<AlertName, AlertAction>> = {
  "mail-lost": "send-again",
  clock: "confirm-clock",
};

/** Tells whoever was told that it is over, unless it has begun again. @throws StoreUnavailable */
export async function alertOverMail(
  db: Kysely<Schema>,
  what: string,
  { now }: { now: number },
  facts: OwnerMailFacts,
): Promise<Mail | Unwritten> {
  const row = await alertRow(db, what);
  if (!row || row.over_at === null || isQuiet(row, now)) return { unneeded: true };
  if (!isEscalated(row) && !(await wasMailed(db, row))) return { unneeded: true };
  const notBefore = tellableFrom(row.what, now, { isOver: true });
  return notBefore > now ? { notBefore } : overMail({ ...row, over_at: row.over_at }, facts);
}

async function wasMailed(db: Kysely<Schema>, { what, since }: AlertRow): Promise<boolean> {
  const sent = await db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "notice")
    .where("subject_id", "=", `alert ${what}`)
    .where("sent_at", ">=", since)
    .executeTakeFirst();
  return sent !== undefined;
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
