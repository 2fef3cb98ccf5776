import { newsletterNotices as words } from "../../../content/newsletter-notices.ts";
import { addresses } from "../../../contract/addresses.ts";
import type { BrokenIssue } from "../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../contract/newsletter/issue-addresses.ts";
import type { IssueAction } from "../../../contract/owner-actions.ts";
import { localTime, singleLine } from "../../mail/layout/format.ts";
import type { Facts, Letter } from "../../mail/layout/letter.tsx";
import { actionLink } from "../../mail/notices/action-token.ts";
import { noticeMail, type OwnerMailFacts } from "../../mail/notices/owner-mail.ts";
import { compose, type Mail, type RenderSkip } from "../../mail/transport/mail-transport.ts";
import type { Settings } from "../../settings.ts";
import type { IssueNoticeKind } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { countSubscribers } from "../../subscribers/mailing-list.ts";
import { checkIssue } from "../check/check-issue.ts";
import type { IssueFinding } from "../check/issue-finding.ts";
import { dayInWords } from "../mail/issue-links.ts";
import type { Edition } from "../schedule/freeze-issue.ts";
import { countDeliveries } from "../send/finish-issue.ts";
import { issueMail } from "../send/frozen-mail.ts";
import { type IssueRow, issueRows } from "../send/issue-row.ts";
import { issueSender } from "../send/newsletter.ts";
import { quotaLeft } from "../send/quota.ts";
import { timeToSend } from "./time-to-send.ts";

export interface IssueNoticeContext {
  settings: Settings;
  editions: readonly Edition[];
  brokenIssues: readonly BrokenIssue[];
  secret: string;
  now: () => number;
}

/** Renders the owner's notice about an issue, unless it is no longer needed. */
export async function renderIssueNotice(
  store: Store,
  { kind, thursday }: { kind: IssueNoticeKind; thursday: string },
  facts: OwnerMailFacts,
  context: IssueNoticeContext,
): Promise<Mail | RenderSkip> {
  const edition = context.editions.find(({ issue }) => issue.thursday === thursday);
  if (kind === "copy")
    return edition ? copyOf(edition, context, facts.messageId) : leaveToOtherServer(context);
  if (kind === "preview" && !edition) return leaveToOtherServer(context);
  const issue = (await issueRows(store.db)).find((each) => each.thursday === thursday);
  const text = await noticeText(store, { kind, thursday, edition, issue }, context);
  return text === null ? { unneeded: true } : noticeMail(text, facts);
}

/**
 * Writes the owner's copy of an issue. Its date is the current time, because spam filters distrust mail with a future
 * date. If the copy cannot be written, none is sent, and the preview reports why.
 */
async function copyOf(
  { issue }: Edition,
  { settings, now }: IssueNoticeContext,
  messageId: string,
): Promise<Mail | RenderSkip> {
  const unsubscribe = `${settings.siteUrl}${addresses.unsubscribe}`;
  try {
    const reader = { to: settings.contactTo, messageId, unsubscribe };
    const mail = issueMail(issue, now(), issueSender(settings), reader);
    await compose(mail);
    return mail;
  } catch {
    return { unneeded: true };
  }
}

/** Delays the notice, so that a server whose build has this issue can send it. */
function leaveToOtherServer({ now }: IssueNoticeContext): RenderSkip {
  return { notBefore: now() + 60_000 };
}

interface IssueNoticeSubject {
  kind: Exclude<IssueNoticeKind, "copy">;
  thursday: string;
  edition: Edition | undefined;
  issue: IssueRow | undefined;
}

/** Returns null if the notice is no longer needed. */
async function noticeText(
  store: Store,
  subject: IssueNoticeSubject,
  context: IssueNoticeContext,
): Promise<Letter | null> {
  const { kind, thursday, edition, issue } = subject;
  // Uses functions as replacements, because a title may contain a replacement pattern such as "$&".
  const title = singleLine(issue?.title ?? edition?.issue.title ?? "", 100);
  const fill = (text: string) =>
    text
      .replace("{title}", () => title)
      .replace("{day}", dayInWords({ thursday }))
      .replace("{thursday}", thursday)
      .replace("{reason}", () => issue?.reason ?? "");
  const action = (name: IssueAction) => ({
    label: words.actions[name],
    href: actionLink(
      { action: name, subject: thursday },
      { siteUrl: context.settings.siteUrl, secret: context.secret, now: context.now() },
    ),
  });
  const filled = ({ subject, text }: { subject: string; text: readonly string[] }) => ({
    subject: fill(subject),
    paragraphs: text.map(fill),
  });
  const plain = filled(words[kind]);
  switch (kind) {
    case "missing": {
      const mistakes = context.brokenIssues.find((each) => each.thursday === thursday)?.mistakes.join("; ");
      if (edition || !mistakes) return edition ? null : plain;
      return { ...filled(words.faulty), facts: [[words.facts.findings, mistakes]] };
    }
    case "skipped":
      return edition ? null : plain;
    case "preview": {
      if (!edition || issue) return null;
      const sender = issueSender(context.settings);
      // Accepts all links within the site, because the build has checked them.
      const findings = await checkIssue(edition.issue, { sender, isThere: () => true });
      const faulty = findings.some(({ level }) => level === "error");
      return {
        ...(faulty ? filled(words.faulty) : plain),
        facts: await previewFacts(store, edition, { findings, faulty }, context),
        actions: [action("hold-issue")],
      };
    }
    case "held":
    case "paused":
      if (issue?.state !== kind) return null;
      return {
        ...plain,
        facts: await progress(store, issue),
        actions: [action("resume-issue"), action("stop-issue")],
      };
    case "report":
      if (!issue) return null;
      return {
        ...plain,
        paragraphs: [...plain.paragraphs, ...(issue.in_doubt ? words.inDoubt : [])],
        facts: await progress(store, issue),
        actions: [
          ...(issue.in_doubt ? [action("send-in-doubt")] : []),
          { label: words.actions.read, href: context.settings.siteUrl + issueAddress(issue) },
        ],
      };
  }
}

async function previewFacts(
  store: Store,
  { dueAt }: Edition,
  { findings, faulty }: { findings: readonly IssueFinding[]; faulty: boolean },
  { settings }: IssueNoticeContext,
): Promise<Facts> {
  const { facts, nothing } = words;
  const count = await countSubscribers(store.db);
  return [
    ...(faulty ? [] : [[facts.due, localTime(dueAt)] as const]),
    [facts.subscribers, String(count)],
    ...(faulty ? [] : [[facts.takes, await sendingTime(store, count, dueAt, settings)] as const]),
    [facts.findings, findings.map(({ place, what }) => `${place}, ${what}`).join("; ") || nothing],
  ];
}

/** Returns in words how long sending takes. Without a mail server, emails are written to files immediately. */
async function sendingTime(store: Store, count: number, dueAt: number, settings: Settings): Promise<string> {
  const { newsletterRate: rate, newsletterSmtpUrl } = settings;
  const grows = rate === null && newsletterSmtpUrl !== null;
  const firstDay = grows ? await quotaLeft(store.db, dueAt, null) : count;
  return timeToSend(count, rate, firstDay);
}

async function progress(store: Store, issue: IssueRow): Promise<Facts> {
  const { facts } = words;
  const { sent, ...others } = await countDeliveries(store.db, issue.thursday);
  const names = Object.keys(others) as (keyof typeof others)[];
  return [
    [facts.recipients, String(issue.recipients)],
    [facts.sent, String(sent)],
    ...names.filter((name) => others[name] > 0).map((name) => [facts[name], String(others[name])] as const),
  ];
}
