import { ownerNotices } from "../../../content/owner-notices.ts";
import { actionLink } from "../../mail/notices/action-token.ts";
import type { OwnerLink } from "../../mail/notices/owner-mail.ts";

/** By which the owner says that an enquiry needs no answer any more. @param now milliseconds since 1970 */
export function answerLinks(
  id: string,
  links: { siteUrl: string; secret: string; now: number },
): OwnerLink[] {
  return (["answered", "not-needed"] as const).map((action) => ({
    label: ownerNotices.answer[action],
    href: actionLink({ action, subject: id }, links),
  }));
}

/** The same of all that one reminder tells of. */
export function answerAllLinks(
  { at, count }: { at: number; count: number },
  links: { siteUrl: string; secret: string; now: number },
): OwnerLink[] {
  return (["answered-all", "not-needed-all"] as const).map((action) => ({
    label: ownerNotices.answerAll[action].replace("{count}", String(count)),
    href: actionLink({ action, subject: String(at) }, links),
  }));
}
