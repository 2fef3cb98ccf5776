import { oldestKept, retentionPeriods } from "../../contract/retention-periods.ts";
import { isKnownMigration } from "../store/migrate.ts";
import { BackupProblem } from "./backup-problem.ts";

/** @throws BackupProblem when newer code than this has made the backup */
export function checkLevel(file: string, migrations: readonly { number: number; name: string }[]): void {
  const newer = migrations.find((migration) => !isKnownMigration(migration));
  if (newer === undefined) return;
  throw new BackupProblem(
    `${file} was made by a newer version of the site (its database has seen ${newer.number} ${newer.name}); put that version in place first`,
  );
}

/** @throws BackupProblem when those erased since have been forgotten: it would bring them back */
export function checkAge(file: string, made: number, now: number): void {
  if (made >= oldestKept(retentionPeriods.erasure, now)) return;
  throw new BackupProblem(
    `${file} is from ${new Date(made).toISOString().slice(0, 10)}: too old to know who was erased since; it would bring them back`,
  );
}
