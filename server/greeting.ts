import { join } from "node:path";
import { mailFolderIn } from "./mail/transport/mail-folder.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import type { Settings } from "./settings.ts";

/** What a start tells beside its address: where data and mail go, and what is not as it should be. */
export function greeting(
  { databaseUrl, dataDir, smtpUrl, contactTo }: Settings,
  {
    environment,
    readable,
  }: {
    environment: Record<string, string | undefined>;
    /** Paths that others on the machine can read. */
    readable: readonly string[];
  },
): string[] {
  return [
    databaseUrl
      ? `Data goes to PostgreSQL (DATABASE_URL), files to ${dataDir}`
      : `Data goes to ${join(dataDir, "site.db")}`,
    smtpUrl
      ? `Mail to ${contactTo} goes out by ${new URL(smtpUrl).host}`
      : `Not configured: SMTP_URL. No mail is sent; each one is kept as a file in ${mailFolderIn(dataDir)}`,
    ...misspeltSettings(environment),
    ...readable.map(
      (path) =>
        `DATA_DIR: others on this machine can read ${path}, which this user can't change; chmod go-rwx would`,
    ),
  ];
}
