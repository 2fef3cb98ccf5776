import type { Settings } from "../settings.ts";

export interface RestoreDependencies {
  settings: Pick<Settings, "dataDir" | "databaseUrl">;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RestoreReport {
  /** Enquiries and signups that were erased again, because their people had asked for erasure since the backup. */
  erasedAgain: number;
  /** A text that says where the replaced database is kept, or null if there was none. */
  keptAt: string | null;
  /** Whether the replaced database could not be read. */
  unreadable: boolean;
}
