/** Builds the site when its sources are newer than the build. */
export function ensureBuilt(): Promise<void>;
export function build(): Promise<void>;
