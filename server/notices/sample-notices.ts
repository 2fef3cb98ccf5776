import { ownerAlerts } from "../../content/owner-alerts.ts";
import { ownerNotices } from "../../content/owner-notices.ts";
import { begunMail, overMail } from "../alerts/alert-mail.ts";
import { answerLinks } from "../enquiries/answers/answer-links.ts";
import { reminderMail } from "../enquiries/answers/reminder-mail.tsx";
import { enquiryMail } from "../enquiries/email/enquiry-email.ts";
import { floodMail } from "../enquiries/flood/flood-mail.tsx";
import { receiptMail } from "../enquiries/receipt/receipt-mail.tsx";
import type { Mail } from "../mail/transport/mail.ts";
import { sampleIssueNotice } from "../newsletter/notices/sample-issue-notice.ts";
import { digestMail } from "../quarantine/digest/digest-mail.tsx";
import type { Settings } from "../settings.ts";
import type { AlertName, IssueNoticeKind, MailKind, NoticeKind } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { lastReportTime } from "../weekly-report/report-time.ts";
import { weeklyReportMail } from "../weekly-report/weekly-report-mail.ts";

const words = ownerNotices.test;

/** Every email that the owner may get, and a visitor's receipt, once, marked as a test. @throws StoreUnavailable */
export async function sampleNotices(
  { db }: Pick<Store, "db">,
  settings: Settings,
  { secret, now, newMessageId }: { secret: string; now: number; newMessageId: () => string },
): Promise<Mail[]> {
  const { mailFrom, contactTo, siteUrl, dataDir } = settings;
  const facts = () => ({ messageId: newMessageId(), mailFrom, contactTo, date: now });
  const links = { siteUrl, secret, now };
  const enquiry = {
    id: "test",
    call: "sendContactEmail" as const,
    name: words.name,
    email: words.email,
    message: words.message,
    received_at: now,
    held: "many-links",
    message_fingerprint: null,
    answered_at: null,
    answered_by: null,
    reminded_at: null,
    digest_at: null,
    own_email_at: null,
    held_digest: null,
  };
  const { held: reasons } = enquiry;
  const quarantined = { kind: "enquiry", at: now, expires: now, reasons, row: enquiry } as const;
  const alert = { since: now, found: [words.alert], over_at: now };
  const ofIssue = (kind: IssueNoticeKind) =>
    sampleIssueNotice({ db }, kind, facts(), { settings, editions: [], secret, now: () => now });
  // Named one by one, so that none can be forgotten.
  const mails: Record<Exclude<MailKind, "notice" | "confirmation" | "welcome"> | NoticeKind, Sample> = {
    enquiry: enquiryMail(enquiry, { ...facts(), answered: answerLinks(enquiry.id, links) }),
    receipt: receiptMail({ ...enquiry, email: contactTo }, { ...facts(), siteUrl }),
    reminder: reminderMail({ at: now, count: 2, shown: [{ ...enquiry, message_id: null }] }, links, facts()),
    quarantine: digestMail({ name: "test", count: 2, shown: [quarantined] }, links, facts()),
    flood: floodMail({ dueAt: now, count: 2, shown: [enquiry] }, links, facts()),
    alert: alertNames.map((what) => begunMail({ what, ...alert }, links, facts())),
    "alert-over": overMail({ what: "backup", ...alert }, facts()),
    "weekly-report": await weeklyReportMail(db, lastReportTime(now).monday, facts(), { dataDir, now }),
    preview: await ofIssue("preview"),
    copy: await ofIssue("copy"),
    missing: await ofIssue("missing"),
    skipped: await ofIssue("skipped"),
    held: await ofIssue("held"),
    paused: await ofIssue("paused"),
    report: await ofIssue("report"),
  };
  return Object.values(mails)
    .flat()
    .map((mail) => ({ ...mail, subject: words.subject.replace("{subject}", () => mail.subject) }));
}

type Sample = Mail | Mail[];
const alertNames = Object.keys(ownerAlerts.what satisfies Record<AlertName, object>) as AlertName[];
