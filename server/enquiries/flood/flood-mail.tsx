import { ownerNotices } from "../../../content/owner-notices.ts";
import { emailLayout } from "../../mail/layout/email-layout.tsx";
import { Heading, LinkLine, Note, Paragraph, Quoted } from "../../mail/layout/email-parts.tsx";
import { localTime } from "../../mail/layout/local-time.ts";
import { excerpt, singleLine } from "../../mail/layout/single-line.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { linksAsText, type OwnerMailFacts, ownerMail } from "../../notices/owner-mail.ts";
import { actionLink } from "../../owner-actions/action-token.ts";
import { answerAllLinks, answerLinks } from "../answers/answer-links.ts";
import type { FloodDigest } from "./flood-digest.ts";

const words = ownerNotices.flood;

/** Tells the owner of the enquiries that came in a flood: who wrote, and the first words of each. */
export function floodMail(
  { dueAt, count, shown }: FloodDigest,
  links: { siteUrl: string; secret: string; now: number },
  facts: OwnerMailFacts,
): Mail {
  const counted = ({ one, more }: { one: string; more: string }) =>
    count === 1 ? one : more.replace("{count}", String(count));
  const subject = counted(words.subject);
  const items = shown.map(({ id, name, email, received_at, message }) => ({
    id,
    from: `${singleLine(name, 60)} <${email}>`,
    received: localTime(received_at),
    message: excerpt(message, 120),
  }));
  const more = count > shown.length ? [words.more.replace("{count}", String(count - shown.length))] : [];
  const href = actionLink({ action: "send-each", subject: String(dueAt) }, links);
  const each = [{ label: counted(words.each), href }];
  const [alone] = count === 1 ? shown : [];
  const answered = alone
    ? answerLinks(alone.id, links)
    : answerAllLinks({ together: `flood-${dueAt}`, count }, links);
  return ownerMail(
    {
      subject,
      text: [
        subject,
        words.text,
        linksAsText(each),
        linksAsText(answered),
        // A stranger's words last, and one line each: nothing in them can pass for ours.
        ...items.map(({ from, received, message }) => `${from}\n${received}\n${message}`),
        ...more,
      ],
      html: emailLayout({
        title: subject,
        preheader: items[0]?.message || words.text,
        children: (
          <>
            <Heading>{subject}</Heading>
            <Paragraph>{words.text}</Paragraph>
            <LinkLine links={each} />
            <Note>{ownerNotices.afterwards}</Note>
            <LinkLine links={answered} />
            {items.map(({ id, from, received, message }) => (
              <div key={id}>
                <Paragraph>
                  <strong dir="auto">{from}</strong>
                </Paragraph>
                <Quoted text={message} />
                <div style={{ padding: "8px 0" }}>
                  <Note>{received}</Note>
                </div>
              </div>
            ))}
            {more.map((line) => (
              <Note key={line}>{line}</Note>
            ))}
          </>
        ),
      }),
    },
    facts,
  );
}
