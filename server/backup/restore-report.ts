import type { Settings } from "../settings.ts";

export interface RestoreDependencies {
  settings: Pick<Settings, "dataDir" | "databaseUrl">;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RestoreReport {
  /** Enquiries and signups of people who had themselves erased since the backup was made. */
  erasedAgain: number;
  /** Where the replaced database is kept, in words; null: there was none. */
  aside: string | null;
  /** The replaced database could not be read. */
  unreadable: boolean;
}
