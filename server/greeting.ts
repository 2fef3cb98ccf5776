import { join } from "node:path";
import { distance } from "fastest-levenshtein";
import { mailFolderIn } from "./mail/transport/mail-folder.ts";
import { type Settings, settingNames } from "./settings.ts";

/** Returns the lines printed on startup after the site's URL: where data and email go, and what needs attention. */
export function greeting(
  { databaseUrl, dataDir, smtpUrl, contactTo }: Settings,
  environment: Record<string, string | undefined>,
  /** Paths that other users of this machine can read, and that this user cannot make private. */
  readable: readonly string[],
): string[] {
  return [
    databaseUrl
      ? `Data goes to PostgreSQL (DATABASE_URL), files to ${dataDir}`
      : `Data goes to ${join(dataDir, "site.db")}`,
    smtpUrl
      ? `Email to ${contactTo} goes out through ${new URL(smtpUrl).host}`
      : `Not configured: SMTP_URL. Emails are not sent, but stored as files in ${mailFolderIn(dataDir)}`,
    ...misspeltSettings(environment),
    ...readable.map(
      (path) =>
        `DATA_DIR: other users of this machine can read ${path}, and this user can't change that; its owner can, with chmod go-rwx`,
    ),
  ];
}

/** Returns a warning for each environment variable whose name looks like a misspelt setting. */
export function misspeltSettings(environment: Record<string, string | undefined>): string[] {
  const names = settingNames();
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name)) return [];
    const meant = names.find((each) => isOneSlip(name.toUpperCase(), each));
    return meant === undefined ? [] : `${name} is not a setting and is ignored; did you mean ${meant}?`;
  });
}

/** Whether two words are equal, or differ in one letter that is added, missing or wrong, or in two that are swapped. */
function isOneSlip(word: string, meant: string): boolean {
  if (word === meant) return true;
  const isSwap = [...word].sort().join() === [...meant].sort().join();
  return meant.length > 5 && distance(word, meant) <= (isSwap ? 2 : 1);
}
