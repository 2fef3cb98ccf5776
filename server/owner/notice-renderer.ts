import { reminderMail } from "../enquiries/answers/reminder-mail.ts";
import { readReminder } from "../enquiries/answers/reminders.ts";
import type { OutboxRow } from "../mail/outbox/lease.ts";
import type { Mail, Unwritten } from "../mail/transport/mail.ts";
import { type IssueNoticeContext, renderIssueNotice } from "../newsletter/notices/issue-notices.ts";
import { readDigest } from "../quarantine/quarantined-rows.ts";
import { type NoticeRow, noticeOf } from "../store/notice-columns.ts";
import type { Store } from "../store/store.ts";
import { alertMail } from "./alerts/alert-mail.ts";
import { digestMail } from "./digest/digest-mail.ts";
import { weeklyReportMail } from "./report/weekly-report-mail.ts";

/** Creates the renderer for outbox rows of kind `notice`. It skips a notice whose reason no longer exists. */
export function noticeRenderer(
  store: Store,
  context: IssueNoticeContext,
): (row: NoticeRow & Pick<OutboxRow, "message_id" | "created_at">) => Promise<Mail | Unwritten> {
  const { settings, secret } = context;
  const { siteUrl, mailFrom, contactTo } = settings;
  return async (row) => {
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
  };
}
