/** Whether the sources (files and folders) are the same as when the stamp was taken, and unchanged since. */
export function isCurrent(stamp: string, sources: readonly string[]): boolean;
/** Must be called before the work, to detect sources saved meanwhile. Returns a function that writes the stamp. */
export function takeStamp(sources: readonly string[]): (stamp: string) => void;
