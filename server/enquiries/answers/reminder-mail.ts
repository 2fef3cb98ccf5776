import { ownerNotices } from "../../../content/owner-notices.ts";
import { localTime, singleLine } from "../../mail/layout/format.ts";
import type { LabelledLink } from "../../mail/layout/letter.tsx";
import { actionLink, type LinkFacts } from "../../mail/notices/action-token.ts";
import { noticeMail, type OwnerMailFacts } from "../../mail/notices/owner-mail.ts";
import type { Mail } from "../../mail/transport/mail-transport.ts";
import { answerLinks, enquirySubject, replyToVisitor } from "../email/enquiry-email.tsx";
import { answerWithinMs, type Reminder } from "./reminders.ts";

const words = ownerNotices.reminder;

/**
 * Writes the owner's reminder about unanswered enquiries. Email clients show it in the thread of the owner's email
 * about the oldest enquiry (RFC 5322, 3.6.4). If there is only one enquiry, replies go to the visitor who sent it.
 */
export function reminderMail({ at, count, shown }: Reminder, links: LinkFacts, facts: OwnerMailFacts): Mail {
  const alone = count === 1 ? (shown[0] ?? null) : null;
  const threads = shown.flatMap(({ message_id }) => message_id ?? []);
  return noticeMail(
    {
      subject: alone
        ? words.reply.replace("{subject}", () => enquirySubject(alone))
        : words.subject.replace("{count}", String(count)),
      ...(alone && replyToVisitor(alone)),
      ...(threads.length > 0 && {
        headers: { "In-Reply-To": threads[0] ?? "", References: threads.join(" ") },
      }),
      heading: alone ? words.heading.one : words.heading.more.replace("{count}", String(count)),
      paragraphs: [words.text, alone ? words.how.one : words.how.more],
      items: shown.map((enquiry) => ({
        id: enquiry.id,
        facts: [
          [words.facts.from, `${singleLine(enquiry.name, 60)} <${enquiry.email}>`],
          [words.facts.received, localTime(enquiry.received_at)],
          [words.facts.due, localTime(enquiry.received_at + answerWithinMs)],
        ],
        message: singleLine(enquiry.message, 500),
        links: answerLinks(enquiry.id, links),
      })),
      forAll: alone ? [] : answerAllLinks({ at, count }, links),
      notes: count > shown.length ? [words.more.replace("{count}", String(count - shown.length))] : [],
    },
    facts,
  );
}

/** Creates the links that mark all enquiries in one reminder as answered or as needing no answer. */
function answerAllLinks({ at, count }: Omit<Reminder, "shown">, links: LinkFacts): LabelledLink[] {
  return (["answered-all", "not-needed-all"] as const).map((action) => ({
    label: ownerNotices.answerAll[action].replace("{count}", String(count)),
    href: actionLink({ action, subject: String(at) }, links),
  }));
}
