import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { type IssueAction, issueActionAddresses } from "../../contract/newsletter/issue-actions.ts";

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
  return `${signed}.${mac(signed, secret)}`;
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
  if (named !== action || !timingSafeEqual(hashOf(given), hashOf(mac(signed, secret)))) return null;
  return now < Number(expiry) * 1000 ? { action, thursday } : null;
}

/** Of one length, whatever was given. */
function hashOf(text: string): Buffer {
  return createHmac("sha256", "").update(text).digest();
}

/** 128 bits, with a key for this purpose alone (RFC 5869). */
function mac(signed: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "owner: action", 32));
  return createHmac("sha256", key).update(signed).digest().subarray(0, 16).toString("base64url");
}
