import { addresses } from "../../contract/addresses.ts";
import { unsubscribeToken } from "../subscribers/links.ts";

/** A subscriber's link to leave, as an issue holds it: it works for ever. */
export function unsubscribeLink(
  subscriptionId: string,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  return `${siteUrl}${addresses.unsubscribe}?token=${unsubscribeToken(subscriptionId, secret)}`;
}
