import { type IssueAction, issueActionAddresses } from "../../contract/newsletter/issue-actions.ts";
import { isSigned, signature } from "../signature.ts";

/** What the owner's link does, and with which issue. */
export interface ActionLink {
  action: IssueAction;
  thursday: string;
}

/**
 * The link in a mail to the owner. Opening it shows a page with one button and nobody's data: mail scanners open every
 * link, and some press a button that a script would. The token is for this action alone.
 * @param now milliseconds since 1970
 */
export function actionLink(
  { action, thursday }: ActionLink,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: number },
): string {
  return `${siteUrl}${issueActionAddresses[action]}?token=${actionToken({ action, thursday }, secret, now)}`;
}

export function actionToken({ action, thursday }: ActionLink, secret: string, now: number): string {
  const signed = `${action}.${thursday}.${Math.floor((now + life) / 1000)}`;
  return `${signed}.${signature(signed, "owner: action", secret)}`;
}

/** Milliseconds. */
const life = 30 * 24 * 60 * 60 * 1000;

/** Null: not ours, changed, too old, or for another action. */
export function readActionToken(
  token: string,
  { action, secret, now }: { action: IssueAction; secret: string; now: number },
): ActionLink | null {
  const [, signed = "", named = "", thursday = "", expiry = "", given = ""] =
    /^(([a-z-]+)\.(\d{4}-\d\d-\d\d)\.(\d+))\.([\w-]{22})$/.exec(token) ?? [];
  if (named !== action || !isSigned({ text: signed, given }, "owner: action", secret)) return null;
  return now < Number(expiry) * 1000 ? { action, thursday } : null;
}
