import { ownerNotices } from "../../content/owner-notices.ts";
import { begunMail, overMail } from "../alerts/alert-mail.ts";
import { answerLinks } from "../enquiries/answers/answer-links.ts";
import { reminderMail } from "../enquiries/answers/reminder-mail.tsx";
import { enquiryMail } from "../enquiries/email/enquiry-email.ts";
import { floodMail } from "../enquiries/flood/flood-mail.tsx";
import type { Mail } from "../mail/transport/mail.ts";
import { digestMail } from "../quarantine/digest/digest-mail.tsx";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import { lastReportTime } from "../weekly-report/report-time.ts";
import { weeklyReportMail } from "../weekly-report/weekly-report-mail.ts";

const words = ownerNotices.test;

/** Every mail that the owner may get about enquiries and the site, once, marked as a test. @throws StoreUnavailable */
export async function sampleNotices(
  { db }: Pick<Store, "db">,
  { mailFrom, contactTo, siteUrl, dataDir }: Settings,
  { secret, now, newMessageId }: { secret: string; now: number; newMessageId: () => string },
): Promise<Mail[]> {
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
  const held = { kind: "enquiry", at: now, expires: now, held: enquiry.held, row: enquiry } as const;
  const alert = { what: "backup", since: now, found: [words.alert], over_at: now } as const;
  const mails = [
    enquiryMail(enquiry, { ...facts(), answered: answerLinks(enquiry.id, links) }),
    reminderMail({ count: 1, shown: [{ ...enquiry, message_id: null }] }, links, facts()),
    digestMail({ name: "test", count: 1, shown: [held] }, links, facts()),
    floodMail({ dueAt: now, count: 1, shown: [enquiry] }, links, facts()),
    begunMail(alert, links, facts()),
    overMail(alert, facts()),
    await weeklyReportMail(db, lastReportTime(now).monday, facts(), { dataDir, now }),
  ];
  return mails.map((mail) => ({ ...mail, subject: words.subject.replace("{subject}", () => mail.subject) }));
}
