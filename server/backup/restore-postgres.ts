import { writeFile } from "node:fs/promises";
import path from "node:path";
import { systemClock } from "../clock.ts";
import { eraseAgain } from "../privacy/erase.ts";
import { replacedName } from "../privacy/replaced-databases.ts";
import { type Migration, migrationLock, ownMigrations, tableNames } from "../store/migrate.ts";
import { openStore } from "../store/store.ts";
import { carryOver } from "./carry-over.ts";
import { checkOrigin, inspectDump } from "./known-backup.ts";
import { connectedTo, runProgram } from "./postgres-programs.ts";
import type { RestoreDependencies, RestoreReport } from "./restore-report.ts";

/** Restores the backup in one transaction: completely or not at all. */
export async function restorePostgres(
  file: string,
  folder: string,
  dependencies: RestoreDependencies & { databaseUrl: string },
): Promise<RestoreReport> {
  const { databaseUrl, settings, secret, now } = dependencies;
  const origin = await inspectDump(file);
  checkOrigin(file, origin, now);
  const seen = origin.migrations.map(({ number }) => number);
  const dump = path.join(folder, "dump.sql");
  // Writes the dump to an SQL file rather than a pipe, because a truncated dump would go unnoticed in a pipe.
  await runProgram("pg_restore", ["--no-owner", "--no-privileges", `--file=${dump}`, file]);
  // Migrates the current tables first, because `carryOver` reads columns that only the newest version has.
  await openStore(settings).then((store) => store.close());
  const keptAt = replacedName(now);
  await runInOneTransaction(databaseUrl, [
    await written(folder, "before.sql", moveTables(keptAt)),
    dump,
    await written(folder, "after.sql", [
      // Restores the search path, which the dump clears.
      "reset search_path",
      ...ownMigrations()
        .filter(({ number }) => !seen.includes(number))
        .flatMap((missing) => recorded(missing, now)),
      ...carryOver(keptAt, now),
    ]),
  ]);
  await using store = await openStore(settings);
  const erased = await eraseAgain({ store, dataDir: settings.dataDir, secret, clock: systemClock });
  return {
    erasedAgain: erased.enquiries + erased.subscriptions,
    keptAt: `the schema ${keptAt} in the same database`,
    unreadable: false,
  };
}

/**
 * Moves the current tables to another schema, after waiting up to three seconds for the connections of a stopped server
 * to close. A server that starts in the meantime waits, as for a migration, and then finds the restored tables.
 */
function moveTables(keptAt: string): string[] {
  return [
    `select pg_advisory_xact_lock(${migrationLock})`,
    `do $$ begin
      for attempt in 1..6 loop
        perform pg_stat_clear_snapshot();
        if not exists (
          select from pg_stat_activity where datname = current_database() and application_name = 'site'
        ) then return; end if;
        perform pg_sleep(0.5);
      end loop;
      raise exception 'a server is using the database; stop every server first';
    end $$`,
    `create schema ${keptAt}`,
    ...tableNames().map((table) => `alter table ${table} set schema ${keptAt}`),
  ];
}

function recorded({ number, name, statements }: Migration, now: number): string[] {
  return [
    ...statements,
    `insert into migrations (number, name, applied_at) values (${number}, '${name}', ${now})`,
  ];
}

async function written(folder: string, name: string, statements: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, statements.map((statement) => `${statement};\n`).join(""), { mode: 0o600 });
  return file;
}

async function runInOneTransaction(databaseUrl: string, files: string[]): Promise<void> {
  const quietly = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--set=VERBOSITY=terse"];
  const scripts = files.map((file) => `--file=${file}`);
  await runProgram("psql", [...quietly, "--single-transaction", ...scripts], connectedTo(databaseUrl));
}
