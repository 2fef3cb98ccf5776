import { reminderMail } from "./enquiries/answers/reminder-mail.ts";
import { readReminder } from "./enquiries/answers/reminders.ts";
import { answerLinks, enquiryMail } from "./enquiries/email/enquiry-email.tsx";
import { receiptRenderer } from "./enquiries/receipt/receipt.ts";
import type { OutboxRow } from "./mail/outbox/lease.ts";
import type { OutboxDependencies } from "./mail/outbox/outbox.ts";
import type { Mail, RenderSkip } from "./mail/transport/mail-transport.ts";
import { type IssueNoticeContext, renderIssueNotice } from "./newsletter/notices/issue-notices.ts";
import { alertMail } from "./owner/alerts/alert-mail.ts";
import { digestMail } from "./owner/digest/digest-mail.ts";
import { weeklyReportMail } from "./owner/report/weekly-report-mail.ts";
import { readDigest } from "./quarantine/quarantined-rows.ts";
import type { Settings } from "./settings.ts";
import { type NoticeRow, noticeOf } from "./store/notice-columns.ts";
import type { Store } from "./store/store.ts";
import { subscriberRenderer } from "./subscribers/subscriber-renderer.ts";

/** Creates the outbox's renderer, which passes each email to the renderer for its kind. */
export function mailRenderer(store: Store, context: IssueNoticeContext): OutboxDependencies["render"] {
  const { settings, secret, now } = context;
  const renderReceipt = receiptRenderer(store, { now, ...settings });
  const renderForSubscriber = subscriberRenderer(store, { now, ...settings });
  return (row) => {
    switch (row.kind) {
      case "enquiry":
        return renderEnquiry(row, store, { ...settings, secret });
      case "receipt":
        return renderReceipt(row);
      case "notice":
        return renderNotice(row, store, context);
      default:
        return renderForSubscriber(row);
    }
  };
}

/** Renders a row of kind `enquiry`. `secret` signs its links. @throws Error when the enquiry no longer exists */
export async function renderEnquiry(
  row: Pick<OutboxRow, "subject_id" | "message_id" | "created_at">,
  { db }: Pick<Store, "db">,
  {
    secret,
    siteUrl,
    ...addresses
  }: Pick<Settings, "mailFrom" | "contactTo" | "siteUrl"> & { secret: string },
): Promise<Mail> {
  const enquiry = await db
    .selectFrom("enquiries")
    .selectAll()
    .where("id", "=", row.subject_id)
    .executeTakeFirstOrThrow(() => new Error(`There is no enquiry ${row.subject_id}`));
  const answered = answerLinks(enquiry.id, { siteUrl, secret, now: row.created_at });
  return enquiryMail(enquiry, { messageId: row.message_id, ...addresses, answered });
}

/** Renders a row of kind `notice`, unless its reason no longer exists. */
export async function renderNotice(
  row: NoticeRow & Pick<OutboxRow, "message_id" | "created_at">,
  store: Store,
  context: IssueNoticeContext,
): Promise<Mail | RenderSkip> {
  const { settings, secret } = context;
  const { siteUrl, mailFrom, contactTo } = settings;
  const { kind, about } = noticeOf(row);
  const facts = { messageId: row.message_id, mailFrom, contactTo, date: row.created_at };
  const links = { siteUrl, secret, now: row.created_at };
  switch (kind) {
    case "quarantine": {
      const digest = await readDigest(store.db, about);
      return digest.count === 0 ? { unneeded: true } : digestMail(digest, links, facts);
    }
    case "reminder": {
      const reminder = await readReminder(store.db, Number(about));
      return reminder.count === 0 ? { unneeded: true } : reminderMail(reminder, links, facts);
    }
    case "alert":
      return alertMail(store.db, about, { ...links, now: context.now() }, facts, settings);
    case "weekly-report":
      return weeklyReportMail(store.db, about, facts, { ...context, ...settings, now: context.now() });
    default:
      return renderIssueNotice(store, { kind, thursday: about }, facts, context);
  }
}
