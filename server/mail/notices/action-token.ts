import { type OwnerAction, ownerActionAddress } from "../../../contract/owner-actions.ts";
import { dayMs } from "../../durations.ts";
import { readToken, signToken } from "../../signature.ts";

/** What the owner's link does, and with what. */
export interface ActionLink {
  action: OwnerAction;
  /** An issue's Thursday, the id of an enquiry or signup, a digest ("2026-11-26T16"), or the time of a reminder in milliseconds since 1970. */
  subject: string;
}

/**
 * The link in a mail to the owner. Opening it shows a page with one button and nobody's data: mail scanners open every
 * link, and some press a button that a script would. The token is for this action alone.
 * @param now milliseconds since 1970
 */
export function actionLink(
  { action, subject }: ActionLink,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: number },
): string {
  return `${siteUrl}${ownerActionAddress(action)}?token=${actionToken({ action, subject }, secret, now)}`;
}

export function actionToken({ action, subject }: ActionLink, secret: string, now: number): string {
  return signToken(`${action}.${subject}.${Math.floor((now + lifeMs) / 1000)}`, "owner: action", secret);
}

const lifeMs = 30 * dayMs;

/** Null: signed by none of these secrets, changed, too old, or for another action. */
export function readActionToken(
  token: string,
  { action, secrets, now }: { action: OwnerAction; secrets: readonly string[]; now: number },
): ActionLink | null {
  const signed = readToken(token, "owner: action", secrets) ?? "";
  const [, named, subject = "", expiry] = /^([a-z-]+)\.([\w-]+)\.(\d+)$/.exec(signed) ?? [];
  return named === action && now < Number(expiry) * 1000 ? { action, subject } : null;
}
