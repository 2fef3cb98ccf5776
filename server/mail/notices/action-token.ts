import { type OwnerAction, ownerActionAddress } from "../../../contract/owner-actions.ts";
import { dayMs } from "../../durations.ts";
import { readToken, signToken } from "../../signature.ts";

/** The action that a link in an email to the owner triggers, and what it acts on. */
export interface ActionLink {
  action: OwnerAction;
  /**
   * An issue's Thursday ("2026-11-26"), the id of an enquiry or signup, a digest's name ("2026-11-26T16"), or the time
   * of a reminder or alert in milliseconds since 1970.
   */
  subject: string;
}

/**
 * Creates a link for an email to the owner. Opening the link shows a page with one button and no personal data, because
 * mail scanners open every link, and some even press buttons. The token is valid for this action only.
 */
export function actionLink({ action, subject }: ActionLink, { siteUrl, secret, now }: LinkFacts): string {
  return `${siteUrl}${ownerActionAddress(action)}?token=${actionToken({ action, subject }, secret, now)}`;
}

/** What every link in one email is made with. Its token expires 30 days after `now`. */
export interface LinkFacts {
  siteUrl: string;
  secret: string;
  now: number;
}

export function actionToken({ action, subject }: ActionLink, secret: string, now: number): string {
  return signToken(`${action}.${subject}.${Math.floor((now + lifeMs) / 1000)}`, "owner: action", secret);
}

const lifeMs = 30 * dayMs;

/** @returns the action and its subject, or null if the token is forged, expired or for another action */
export function readActionToken(
  token: string,
  { action, secrets, now }: { action: OwnerAction; secrets: readonly string[]; now: number },
): ActionLink | null {
  const signed = readToken(token, "owner: action", secrets) ?? "";
  const [, named, subject = "", expiry] = /^([a-z-]+)\.([\w-]+)\.(\d+)$/.exec(signed) ?? [];
  return named === action && now < Number(expiry) * 1000 ? { action, subject } : null;
}
