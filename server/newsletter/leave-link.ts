import { addresses } from "../../contract/addresses.ts";
import { leaveToken } from "../subscribers/links.ts";

/** A subscriber's link to leave, as an issue holds it: it works for ever. */
export function leaveLink(
  subscriptionId: string,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  return `${siteUrl}${addresses.unsubscribe}?token=${leaveToken(subscriptionId, secret)}`;
}
