import type { Settings } from "../settings.ts";

export interface RestoreDependencies {
  settings: Pick<Settings, "dataDir" | "databaseUrl">;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RestoreReport {
  enquiries: number;
  subscriptions: number;
  /** Enquiries and signups of people who had themselves erased since the backup was made. */
  erasedAgain: number;
  /** Mails that wait in the backup, but went out since. */
  ended: number;
  /** Mails that a person has to let out. */
  onHold: number;
  /** Where the replaced database is kept, in words; null: there was none. */
  aside: string | null;
  /** The replaced database could not be read. */
  unreadable: boolean;
}
