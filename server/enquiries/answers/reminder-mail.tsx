import { ownerNotices } from "../../../content/owner-notices.ts";
import { emailLayout } from "../../mail/layout/email-layout.tsx";
import { Facts, Heading, LinkLine, Note, Paragraph, Quoted } from "../../mail/layout/email-parts.tsx";
import { localTime } from "../../mail/layout/local-time.ts";
import { singleLine } from "../../mail/layout/single-line.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { factsAsText, linksAsText, type OwnerMailFacts, ownerMail } from "../../notices/owner-mail.ts";
import { enquirySubject, replyToVisitor } from "../email/enquiry-email.ts";
import { answerAllLinks, answerLinks } from "./answer-links.ts";
import { answerWithinMs } from "./reminder-time.ts";
import type { Reminder } from "./reminders.ts";

const words = ownerNotices.reminder;

/**
 * Reminds the owner of enquiries without an answer. It stands in the thread of the mail that brought the first one
 * (RFC 5322, 3.6.4); where there is one alone, replying goes to its visitor.
 */
export function reminderMail(
  { at, count, shown }: Reminder,
  links: { siteUrl: string; secret: string; now: number },
  facts: OwnerMailFacts,
): Mail {
  const alone = count === 1 ? (shown[0] ?? null) : null;
  const heading = alone ? words.heading.one : words.heading.more.replace("{count}", String(count));
  const more = count > shown.length ? words.more.replace("{count}", String(count - shown.length)) : null;
  const forAll = alone ? [] : answerAllLinks({ at, count }, links);
  const how = alone ? words.how.one : words.how.more;
  const items = shown.map((enquiry) => ({
    id: enquiry.id,
    facts: [
      [words.facts.from, `${singleLine(enquiry.name, 60)} <${enquiry.email}>`],
      [words.facts.received, localTime(enquiry.received_at)],
      [words.facts.due, localTime(enquiry.received_at + answerWithinMs)],
    ] as [string, string][],
    message: singleLine(enquiry.message, 500),
    links: answerLinks(enquiry.id, links),
  }));
  const threads = shown.flatMap(({ message_id }) => message_id ?? []);
  return ownerMail(
    {
      subject: alone
        ? words.reply.replace("{subject}", () => enquirySubject(alone))
        : words.subject.replace("{count}", String(count)),
      ...(alone && replyToVisitor(alone)),
      ...(threads.length > 0 && {
        headers: { "In-Reply-To": threads[0] ?? "", References: threads.join(" ") },
      }),
      text: [
        heading,
        words.text,
        how,
        ...items.flatMap((item) => [factsAsText(item.facts), item.message, linksAsText(item.links)]),
        ...(more ? [more] : []),
        ...(forAll.length > 0 ? [linksAsText(forAll)] : []),
      ],
      html: emailLayout({
        title: heading,
        preheader: items[0]?.message ?? heading,
        children: (
          <>
            <Heading>{heading}</Heading>
            <Paragraph>{words.text}</Paragraph>
            <Note>{how}</Note>
            {items.map((item) => (
              <div key={item.id}>
                <Facts rows={item.facts} />
                <Quoted text={item.message} />
                <LinkLine links={item.links} />
              </div>
            ))}
            {more && <Note>{more}</Note>}
            {forAll.length > 0 && <LinkLine links={forAll} />}
          </>
        ),
      }),
    },
    facts,
  );
}
