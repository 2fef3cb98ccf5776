import { ownerNotices } from "../../../content/owner-notices.ts";
import type { QuarantineAction } from "../../../contract/owner-actions.ts";
import { excerpt, localTime, singleLine } from "../../mail/layout/format.ts";
import type { LetterItem } from "../../mail/layout/letter.tsx";
import { actionLink, type LinkFacts } from "../../mail/notices/action-token.ts";
import { noticeMail, type OwnerMailFacts } from "../../mail/notices/owner-mail.ts";
import type { Mail } from "../../mail/transport/mail-transport.ts";
import { reasonsOf } from "../../quarantine/quarantine-reasons.ts";
import type { Digest, QuarantinedRow } from "../../quarantine/quarantined-rows.ts";

const words = ownerNotices.quarantine;

/** Writes the email that lists what was quarantined and why, with links to release or delete it. */
export function digestMail({ name, count, shown }: Digest, links: LinkFacts, facts: OwnerMailFacts): Mail {
  const counted = (text: string) => text.replace("{count}", String(count));
  const link = (action: QuarantineAction, about: string) => ({
    label: counted(words.actions[action]),
    href: actionLink({ action, subject: about }, links),
  });
  return noticeMail(
    {
      subject: counted(count === 1 ? words.subject.one : words.subject.more),
      paragraphs: [words.text],
      items: shown.map((quarantined) => ({
        ...shownOf(quarantined),
        id: quarantined.row.id,
        links: [link("release", quarantined.row.id), link("delete", quarantined.row.id)],
      })),
      forAll: count > 1 ? [link("delete-all", name), link("release-all", name)] : [],
      notes: count > shown.length ? [words.more.replace("{count}", String(count - shown.length))] : [],
    },
    facts,
  );
}

/** Puts each text that a stranger wrote on one line, so that it cannot imitate the site's own lines. */
function shownOf(quarantined: QuarantinedRow): Pick<LetterItem, "facts" | "message"> {
  const times: [string, string][] = [
    [words.facts.arrived, localTime(quarantined.at)],
    [words.facts.why, reasonsInWords(quarantined.reasons)],
    [words.facts.kept, localTime(quarantined.expires)],
  ];
  if (quarantined.kind === "signup") {
    return { facts: [[words.facts.signup, quarantined.row.address], ...times], message: "" };
  }
  const { name, email, message } = quarantined.row;
  const from = `${singleLine(name, 60)} <${email}>`;
  return { facts: [[words.facts.from, from], ...times], message: excerpt(message, 500) };
}

function reasonsInWords(reasons: string): string {
  const known: Readonly<Record<string, string>> = words.reasons;
  return reasonsOf(reasons)
    .map((reason) => known[reason] ?? reason)
    .join("; ");
}
