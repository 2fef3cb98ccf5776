import type { Email } from "postal-mime";
import type { LinkPurpose } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { makeLink } from "../subscribers/subscription-links.ts";

/** Creates a link for the newest signup of an address, as an email would. Returns the link's token. */
export async function mailedToken(store: Store, address: string, purpose: LinkPurpose, now = Date.now()) {
  return store.transaction(async (tx) => {
    const { id } = await tx
      .selectFrom("subscriptions")
      .select("id")
      .where("address", "=", address)
      .orderBy("asked_at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return makeLink(tx, { purpose, subscriptionId: id, mailId: `${purpose} ${id}`, now });
  });
}

/** Returns an email's only link. */
export function linkIn({ text = "" }: Email): URL {
  const [link, ...more] = text.match(/https?:\/\/\S+\?token=\S+/g) ?? [];
  if (link === undefined || more.length > 0) throw new Error(`not one link in ${text}`);
  return new URL(link);
}

export function tokenIn(mail: Email): string {
  return linkIn(mail).searchParams.get("token") ?? "";
}
