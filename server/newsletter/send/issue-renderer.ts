import type { OutboxDependencies } from "../../mail/outbox/outbox.ts";
import type { Store } from "../../store/store.ts";
import { unsubscribeLink } from "../unsubscribe-link.ts";
import { readComposed } from "./frozen-mail.ts";

/** Writes the frozen issue to one subscriber, unless they have left the list. @throws StoreUnavailable */
export function issueRenderer(
  store: Store,
  signing: { siteUrl: string; secret: string },
): OutboxDependencies["render"] {
  return async ({ id, message_id: messageId }) => {
    const found = await store.db
      .selectFrom("outbox")
      .innerJoin("newsletter_issues", "newsletter_issues.thursday", "outbox.issue")
      .innerJoin("subscriptions", "subscriptions.id", "outbox.subject_id")
      .select(["composed", "address", "subject_id"])
      .where("outbox.id", "=", id)
      .where("left_at", "is", null)
      .executeTakeFirst();
    if (!found?.composed) return { unneeded: true };
    const unsubscribe = unsubscribeLink(found.subject_id, signing);
    return readComposed(found.composed, { to: found.address, messageId, unsubscribe });
  };
}
