import { newIdempotencyKey } from "../browser/idempotency-key.ts";
import { type ContactEntries, visibleFields } from "./entries.ts";

/** What was typed and not yet sent, and the key under which it was tried: a second try is not a second enquiry. */
export interface ContactDraft {
  entries: ContactEntries;
  idempotencyKey: string;
}

/** Null where there is none, or where the browser keeps nothing for us. It is gone when the tab is closed. */
export function readDraft(draftKey: string): ContactDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the entries, under the same key as long as they are the same. */
export function keepDraft(draftKey: string, entries: ContactEntries): ContactDraft {
  const kept = readDraft(draftKey);
  const same = kept !== null && visibleFields.every((field) => kept.entries[field] === entries[field]);
  const draft = { entries, idempotencyKey: same ? kept.idempotencyKey : newIdempotencyKey() };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the entries live as long as the page.
  }
  return draft;
}

export function forgetDraft(draftKey: string) {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is refused: nothing was kept.
  }
}

function isDraft(value: unknown): value is ContactDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("idempotencyKey" in value) || typeof value.idempotencyKey !== "string") return false;
  if (!("entries" in value) || typeof value.entries !== "object" || value.entries === null) return false;
  const entries = new Map(Object.entries(value.entries));
  return visibleFields.every((field) => typeof entries.get(field) === "string");
}
