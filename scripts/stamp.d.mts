/**
 * Whether the sources (files and folders) are the same as when the stamp was taken: none changed, added, removed or
 * renamed.
 */
export function isCurrent(stamp: string, sources: readonly string[]): boolean;
/**
 * Call this before generating the files, so that sources saved meanwhile count as newer. Returns a function that
 * writes the stamp.
 */
export function takeStamp(sources: readonly string[]): (stamp: string) => void;
