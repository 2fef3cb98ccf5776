import { ownerNotices } from "../../../content/owner-notices.ts";
import type { QuarantineAction } from "../../../contract/owner-actions.ts";
import { emailLayout } from "../../mail/layout/email-layout.tsx";
import { Heading, LinkLine, Note, Paragraph, Quoted } from "../../mail/layout/email-parts.tsx";
import { localTime } from "../../mail/layout/local-time.ts";
import { excerpt, singleLine } from "../../mail/layout/single-line.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { factsAsText, linksAsText, type OwnerMailFacts, ownerMail } from "../../notices/owner-mail.ts";
import { actionLink } from "../../owner-actions/action-token.ts";
import type { QuarantinedRow } from "../quarantined-rows.ts";
import { reasonsOf } from "../suspicion.ts";
import type { Digest } from "./read-digest.ts";

const words = ownerNotices.quarantine;

/** Tells the owner what is quarantined, with its words and why, and a link for each thing that can be done about it. */
export function digestMail(
  { name, count, shown }: Digest,
  links: { siteUrl: string; secret: string; now: number },
  facts: OwnerMailFacts,
): Mail {
  const counted = (text: string) => text.replace("{count}", String(count));
  const subject = counted(count === 1 ? words.subject.one : words.subject.more);
  const link = (action: QuarantineAction, about: string) => ({
    label: counted(words.actions[action]),
    href: actionLink({ action, subject: about }, links),
  });
  const items = shown.map((quarantined) => ({
    ...told(quarantined),
    id: quarantined.row.id,
    links: [link("release", quarantined.row.id), link("delete", quarantined.row.id)],
  }));
  const more = count > shown.length ? words.more.replace("{count}", String(count - shown.length)) : null;
  const forAll = count > 1 ? [link("delete-all", name), link("release-all", name)] : [];
  return ownerMail(
    {
      subject,
      text: [
        subject,
        words.text,
        ...items.flatMap((item) => [
          factsAsText(item.facts),
          ...(item.message ? [item.message] : []),
          linksAsText(item.links),
        ]),
        ...(more ? [more] : []),
        ...(forAll.length > 0 ? [linksAsText(forAll)] : []),
      ],
      html: emailLayout({
        title: subject,
        preheader: items[0]?.message || words.text,
        children: (
          <>
            <Heading>{subject}</Heading>
            <Paragraph>{words.text}</Paragraph>
            {items.map((item) => (
              <div key={item.id}>
                <Paragraph>
                  <strong dir="auto">{item.from}</strong>
                </Paragraph>
                <Note>
                  {item.facts.slice(1).map(([name, value]) => (
                    <span key={name}>
                      {name}: {value}
                      <br />
                    </span>
                  ))}
                </Note>
                {item.message && <Quoted text={item.message} />}
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

/** A stranger's words become one line each: nothing in them can pass for ours. */
function told(quarantined: QuarantinedRow): { from: string; facts: [string, string][]; message: string } {
  const times: [string, string][] = [
    [words.facts.arrived, localTime(quarantined.at)],
    [words.facts.why, whyOf(quarantined.reasons)],
    [words.facts.kept, localTime(quarantined.expires)],
  ];
  if (quarantined.kind === "signup") {
    const { address } = quarantined.row;
    const facts: [string, string][] = [[words.facts.signup, address], ...times];
    return { from: `${words.facts.signup}: ${address}`, facts, message: "" };
  }
  const { name, email, message } = quarantined.row;
  const from = `${singleLine(name, 60)} <${email}>`;
  return { from, facts: [[words.facts.from, from], ...times], message: excerpt(message, 500) };
}

function whyOf(reasons: string): string {
  const known: Readonly<Record<string, string>> = words.reasons;
  return reasonsOf(reasons)
    .map((reason) => known[reason] ?? reason)
    .join("; ");
}
