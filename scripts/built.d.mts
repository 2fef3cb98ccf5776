/** Builds the site when its sources are not those of the build. */
export function ensureBuilt(): Promise<void>;
export function build(): Promise<void>;
