import type { Settings } from "../settings.ts";

export interface RestoreDependencies {
  settings: Pick<Settings, "dataDir" | "databaseUrl">;
  secret: string;
  now: number;
}

export interface RestoreReport {
  /** How many enquiries and signups were erased again, because erasure was requested after the backup. */
  erasedAgain: number;
  /** Where the replaced database is kept, or null if there was none. */
  keptAt: string | null;
  /** Whether the replaced database could not be read. */
  unreadable: boolean;
}
