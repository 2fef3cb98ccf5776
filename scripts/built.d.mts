/** Builds the site unless the build is up to date. */
export function ensureBuilt(): Promise<void>;
export function build(): Promise<void>;
