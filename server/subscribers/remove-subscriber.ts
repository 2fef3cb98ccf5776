import type { Store } from "../store/store.ts";
import { signupFingerprint } from "./add-subscriber.ts";
import { addressKey } from "./mailbox.ts";

/**
 * Deletes everything the newsletter knows about an accepted address, the proof of consent included. Mails to it that
 * are still to be written then have nothing to say. Gives the number of signups that went.
 *
 * @throws StoreUnavailable
 */
export function removeSubscriber(store: Store, address: string): Promise<number> {
  return store.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom("subscriptions")
      .where("address_key", "=", addressKey(address))
      .returning(["id", "address"])
      .execute();
    if (gone.length === 0) return 0;
    await tx
      .deleteFrom("subscription_links")
      .where(
        "subscription_id",
        "in",
        gone.map(({ id }) => id),
      )
      .execute();
    await tx
      .deleteFrom("idempotency_keys")
      .where("call", "=", "addSubscriber")
      .where("fingerprint", "in", gone.map(signupFingerprint))
      .execute();
    return gone.length;
  });
}
