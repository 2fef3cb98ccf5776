import { newIdempotencyKey } from "../browser/idempotency-key.ts";
import { type ContactEntries, visibleFields } from "./entries.ts";

/** The entries of an unsent form, and the idempotency key that prevents a retry from creating a second enquiry. */
export interface ContactDraft {
  entries: ContactEntries;
  idempotencyKey: string;
}

/** Returns the draft, which is kept until the tab is closed. Null if there is none or storage is unavailable. */
export function readDraft(draftKey: string): ContactDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Stores the entries. The idempotency key changes only if the entries do, compared with the unsent draft and with what
 * was sent from this page before the visitor left it and came back.
 */
export function keepDraft(draftKey: string, entries: ContactEntries): ContactDraft {
  const known = [readDraft(draftKey), readSent()].find((draft) => draft && isSame(draft.entries, entries));
  const draft = known ?? { entries, idempotencyKey: newIdempotencyKey() };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // If storage is unavailable or full, the entries are kept only in the page.
  }
  return draft;
}

/** Moves the draft to the page's entry in the browser's history, where Back also restores the fields. */
export function keepSent(draftKey: string, sent: ContactDraft) {
  history.replaceState({ sent }, "");
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // If storage is unavailable, there is no draft to remove.
  }
}

/** Returns what was sent from this page before the visitor came back to it, or null if nothing was. */
export function readSent(): ContactDraft | null {
  const sent: unknown = history.state?.sent;
  return isDraft(sent) ? sent : null;
}

function isSame(some: ContactEntries, others: ContactEntries): boolean {
  return visibleFields.every((field) => some[field] === others[field]);
}

function isDraft(value: unknown): value is ContactDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("idempotencyKey" in value) || typeof value.idempotencyKey !== "string") return false;
  if (!("entries" in value) || typeof value.entries !== "object" || value.entries === null) return false;
  const entries = new Map(Object.entries(value.entries));
  return visibleFields.every((field) => typeof entries.get(field) === "string");
}
