/**
 * Whether the sources (files and folders) are the same as when the stamp was taken: none changed, added, removed or
 * renamed.
 */
export function isCurrent(stamp: string, sources: readonly string[]): boolean;
/**
 * Call this before the work, so that sources saved during it count as newer. Returns a function that writes the stamp.
 */
export function takeStamp(sources: readonly string[]): (stamp: string) => void;
