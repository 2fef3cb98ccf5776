import { ownerNotices } from "../../../content/owner-notices.ts";
import type { OwnerLink } from "../../notices/owner-mail.ts";
import { actionLink } from "../../owner-actions/action-token.ts";
import type { ToldTogether } from "./mark-answered.ts";

/** The same of all that one email tells of; of one alone as above. */
export function answerAllLinks(
  { told, count, first }: { told: ToldTogether; count: number; first: string | undefined },
  links: { siteUrl: string; secret: string; now: number },
): OwnerLink[] {
  if (count === 1 && first !== undefined) return answerLinks(first, links);
  return (["answered-all", "not-needed-all"] as const).map((action) => ({
    label: ownerNotices.answerAll[action].replace("{count}", String(count)),
    href: actionLink({ action, subject: told }, links),
  }));
}

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
