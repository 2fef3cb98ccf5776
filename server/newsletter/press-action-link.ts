import { addresses } from "../../contract/addresses.ts";
import { type CallError, unavailable } from "../../contract/call-error.ts";
import type { IssueAction } from "../../contract/newsletter/issue-actions.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { actionLink, readActionToken } from "./action-token.ts";
import type { Edition } from "./send/freeze.ts";
import { actOnIssue } from "./send/issue-actions.ts";

/** `next`: where the owner goes on; null: the link is not ours, or there is nothing to do any more. */
export type ActionAnswer = { ok: true; next: string | null } | { ok: false; error: CallError };

/** The button behind a link in an email to the owner. */
export async function pressActionLink(
  action: IssueAction,
  token: string,
  context: { store: Store; secret: string; now: () => number; editions: readonly Edition[] },
): Promise<ActionAnswer> {
  const { store, secret, editions } = context;
  const now = context.now();
  const link = readActionToken(token, { action, secret, now });
  if (link === null) return { ok: true, next: null };
  const { thursday } = link;
  try {
    if (!(await actOnIssue(store, action, { thursday, editions }))) return { ok: true, next: null };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw error;
  }
  // What is held can be let go again; the other buttons can't be undone.
  const undo = { action: "resume-issue", thursday } as const;
  const next = action === "hold-issue" ? actionLink(undo, { siteUrl: "", secret, now }) : addresses.ownerDone;
  return { ok: true, next };
}
