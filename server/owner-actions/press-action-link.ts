import { addresses } from "../../contract/addresses.ts";
import { type CallError, unavailable } from "../../contract/call-error.ts";
import type { OwnerAction } from "../../contract/owner-actions.ts";
import { silenceAlert, tellAlertAgain } from "../alerts/quiet.ts";
import { sendLostAgain } from "../alerts/send-lost-again.ts";
import { markAnswered, markOpen } from "../enquiries/answers/mark-answered.ts";
import { sendEach } from "../enquiries/flood/flood-digest.ts";
import type { Edition } from "../newsletter/send/freeze.ts";
import { actOnIssue } from "../newsletter/send/issue-actions.ts";
import { deleteFromQuarantine } from "../quarantine/delete.ts";
import { deleteDigest, releaseDigest } from "../quarantine/digest/settle-digest.ts";
import { findQuarantined } from "../quarantine/quarantined-rows.ts";
import { releaseFromQuarantine } from "../quarantine/release.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { type ActionLink, actionLink, readActionToken } from "./action-token.ts";

/** `next`: where the owner goes on; null: the link is not ours, or there is nothing to do any more. */
export type ActionAnswer = { ok: true; next: string | null } | { ok: false; error: CallError };

/** The button behind a link in an email to the owner. */
export async function pressActionLink(
  action: OwnerAction,
  token: string,
  context: ActionContext & { secret: string },
): Promise<ActionAnswer> {
  const now = context.now();
  const link = readActionToken(token, { action, secret: context.secret, now });
  if (link === null) return { ok: true, next: null };
  try {
    if (!(await act(link, context))) return { ok: true, next: null };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw error;
  }
  const undo = undoing[action];
  if (!undo) return { ok: true, next: addresses.ownerDone };
  const { secret } = context;
  return { ok: true, next: actionLink({ ...link, action: undo }, { siteUrl: "", secret, now }) };
}

export interface ActionContext {
  store: Store;
  dataDir: string;
  mailFrom: string;
  now: () => number;
  editions: readonly Edition[];
}

/** What the other buttons do can't be undone. */
const undoing: Partial<Record<OwnerAction, OwnerAction>> = {
  "hold-issue": "resume-issue",
  answered: "open-again",
  "not-needed": "open-again",
  quiet: "tell-again",
};

/** False: there was nothing to do. @throws StoreUnavailable */
async function act({ action, subject }: ActionLink, context: ActionContext): Promise<boolean> {
  const { store, editions } = context;
  const now = context.now();
  switch (action) {
    case "answered":
      return markAnswered(store, subject, { by: "link", now });
    case "not-needed":
      return markAnswered(store, subject, { by: "not-needed", now });
    case "open-again":
      return markOpen(store, subject);
    case "send-each":
      return (await sendEach(Number(subject), context)) > 0;
    case "release": {
      const held = await findQuarantined(store.db, subject);
      const { mailFrom } = context;
      return held !== null && releaseFromQuarantine(store, { kind: held.kind, id: subject, now, mailFrom });
    }
    case "delete": {
      const held = await findQuarantined(store.db, subject);
      return held !== null && (await deleteFromQuarantine(context, [held])) > 0;
    }
    case "release-all":
      return (await releaseDigest(subject, context)) > 0;
    case "delete-all":
      return (await deleteDigest(subject, context)) > 0;
    case "send-again":
      return sendLostAgain(store, { until: Number(subject), now });
    case "quiet":
      return silenceAlert(store, subject, now);
    case "tell-again":
      return tellAlertAgain(store, subject, now);
    default:
      return actOnIssue(store, action, { thursday: subject, editions });
  }
}
