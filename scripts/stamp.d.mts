/**
 * Whether no source has changed since the stamp was taken, and none was added, removed or renamed. Sources are files
 * and folders.
 */
export function isCurrent(stamp: string, sources: readonly string[]): boolean;
/** Must be called before the work, to detect sources saved meanwhile. Returns a function that writes the stamp. */
export function takeStamp(sources: readonly string[]): (stamp: string) => void;
