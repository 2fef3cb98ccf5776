/** Whether the sources, files and whole folders, are those that the stamp was taken of, and none has changed since. */
export function isCurrent(stamp: string, sources: readonly string[]): boolean;
/** To be called before the work: a source saved meanwhile must bring it about again. Gives what writes the stamp. */
export function takeStamp(sources: readonly string[]): (stamp: string) => void;
