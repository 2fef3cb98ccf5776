import type { Kysely } from "kysely";
import { newsletterNotices as issueWords } from "../../../content/newsletter-notices.ts";
import { ownerAlerts as words } from "../../../content/owner-alerts.ts";
import type { AlertAction, IssueAction } from "../../../contract/owner-actions.ts";
import { localTime } from "../../mail/layout/format.ts";
import type { LabelledLink } from "../../mail/layout/letter.tsx";
import { actionLink, type LinkFacts } from "../../mail/notices/action-token.ts";
import { noticeMail, type OwnerMailFacts } from "../../mail/notices/owner-mail.ts";
import type { Mail, RenderSkip } from "../../mail/transport/mail-transport.ts";
import type { AlertName, Schema } from "../../store/schema.ts";
import { type AlertSettings, findAlerts } from "./find-alerts.ts";
import type { Problem } from "./issue-alerts.ts";

/** Writes an alert's email, unless the problem is gone or a newer email reports it. */
export async function alertMail(
  db: Kysely<Schema>,
  what: string,
  links: LinkFacts,
  facts: OwnerMailFacts,
  settings: AlertSettings,
): Promise<Mail | RenderSkip> {
  const row = await db
    .selectFrom("alerts")
    .selectAll()
    .where("what", "=", what as AlertName)
    .executeTakeFirst();
  if (!row || facts.date < row.told_at) return { unneeded: true };
  const alerts = await findAlerts(db, { ...settings, now: links.now });
  const problems = alerts.filter((alert) => alert.what === what);
  return problems.length === 0 ? { unneeded: true } : writeAlertMail({ ...row, problems }, links, facts);
}

/** Writes an email that describes an alert and links to the actions that resolve it. */
export function writeAlertMail(
  { what, since, problems }: { what: AlertName; since: number; problems: readonly Problem[] },
  links: LinkFacts,
  facts: OwnerMailFacts,
): Mail {
  const { title, text, command }: { title: string; text: string; command?: string } = words.what[what];
  const actions = problems.flatMap((problem) => problem.actions ?? []);
  const severalIssues = new Set(actions.map(({ slug }) => slug)).size > 1;
  const link = (action: AlertAction | IssueAction, subject: string, slug?: string): LabelledLink => ({
    label: slug && severalIssues ? `${labels[action]} (${slug})` : labels[action],
    href: actionLink({ action, subject }, links),
  });
  return noticeMail(
    {
      subject: words.subject.replace("{title}", title),
      paragraphs: [text],
      facts: [
        [words.facts.found, problems.map(({ found }) => found).join("; ")],
        [words.facts.since, localTime(since)],
      ],
      actions: [
        ...(remedies[what] ? [link(remedies[what], String(links.now))] : []),
        ...actions.map(({ action, subject, slug }) => link(action, subject, slug)),
      ],
      notes: [...(command ? [command] : []), words.again],
    },
    facts,
  );
}

const labels = { ...issueWords.actions, ...words.actions };

/** Maps each alert that one click can resolve to its action, which covers everything up to the time of the email. */
const remedies: Partial<Record<AlertName, AlertAction>> = {
  "mail-lost": "send-again",
  clock: "confirm-clock",
};
