import { addresses } from "../../../contract/addresses.ts";
import type { OwnerAction } from "../../../contract/owner-actions.ts";
import type { EndpointContext } from "../../endpoint.ts";
import { markAnswered, markOpen } from "../../enquiries/answers/mark-answered.ts";
import { type ActionLink, actionLink, readActionToken } from "../../mail/notices/action-token.ts";
import { sendLostAgain } from "../../mail/outbox/outbox-queries.ts";
import { actOnIssue } from "../../newsletter/send/issue-actions.ts";
import { allQuarantined } from "../../quarantine/quarantined-rows.ts";
import { confirmClock } from "../../store/last-run.ts";
import {
  deleteDigest,
  deleteFromQuarantine,
  releaseDigest,
  releaseFromQuarantine,
} from "./settle-quarantined.ts";

/**
 * Performs the action of an emailed link, after the owner has pressed the button on the linked page. `next` is the page
 * to show, or null if the link is invalid or its action has already been taken.
 */
export async function pressActionLink(
  action: OwnerAction,
  token: string,
  context: ActionContext,
): Promise<{ ok: true; next: string | null }> {
  const now = context.now();
  const link = readActionToken(token, { action, secrets: context.secrets, now });
  if (link === null) return { ok: true, next: null };
  if (!(await runAction(link, now, context))) return { ok: true, next: null };
  const undo = undoActions[action];
  if (!undo) return { ok: true, next: addresses.ownerDone };
  const { secret } = context;
  // Reopens only the enquiries that this link marked: those with this time in `answered_at`.
  const subject = undo === "open-all-again" ? String(now) : link.subject;
  return { ok: true, next: actionLink({ action: undo, subject }, { siteUrl: "", secret, now }) };
}

type ActionContext = Pick<
  EndpointContext,
  "store" | "dataDir" | "messageIdDomain" | "now" | "editions" | "secret" | "secrets"
>;

/** Maps an action to the action that undoes it. Actions that are not listed cannot be undone. */
const undoActions: Partial<Record<OwnerAction, OwnerAction>> = {
  "hold-issue": "resume-issue",
  answered: "open-again",
  "not-needed": "open-again",
  "answered-all": "open-all-again",
  "not-needed-all": "open-all-again",
};

/** Returns false if there was nothing to do. */
async function runAction(
  { action, subject }: ActionLink,
  now: number,
  context: ActionContext,
): Promise<boolean> {
  const { store, editions } = context;
  switch (action) {
    case "answered":
      return (await markAnswered(store, { id: subject }, { by: "link", now })) > 0;
    case "not-needed":
      return (await markAnswered(store, { id: subject }, { by: "not-needed", now })) > 0;
    case "open-again":
      return (await markOpen(store, { id: subject }, now)) > 0;
    case "answered-all":
      return (await markAnswered(store, { reminded_at: Number(subject) }, { by: "link", now })) > 0;
    case "not-needed-all":
      return (await markAnswered(store, { reminded_at: Number(subject) }, { by: "not-needed", now })) > 0;
    case "open-all-again":
      return (await markOpen(store, { answered_at: Number(subject) }, now)) > 0;
    case "release":
    case "delete": {
      const [quarantined] = await allQuarantined(store.db, { id: subject });
      if (quarantined === undefined) return false;
      if (action === "delete") return (await deleteFromQuarantine(context, [quarantined])) > 0;
      const { messageIdDomain } = context;
      return releaseFromQuarantine(store, { kind: quarantined.kind, id: subject, now, messageIdDomain });
    }
    case "release-all":
      return (await releaseDigest(subject, context)) > 0;
    case "delete-all":
      return (await deleteDigest(subject, context)) > 0;
    case "send-again":
      return sendLostAgain(store, { until: Number(subject), now });
    case "confirm-clock":
      return confirmClock(store, now);
    default:
      return actOnIssue(store, action, { thursday: subject, editions });
  }
}
