import { existsSync } from "node:fs";
import path from "node:path";
import { inWords, retentionPeriods } from "../../../contract/retention-periods.ts";
import { backup } from "../../backup/backup.ts";
import { BackupProblem } from "../../backup/backup-problem.ts";
import { moveToPostgres } from "../../backup/move-to-postgres.ts";
import { restore } from "../../backup/restore.ts";
import type { RestoreReport } from "../../backup/restore-report.ts";
import { readOrMakeSecret } from "../../data-dir/secret.ts";
import type { Settings } from "../../settings.ts";
import { makeDataDir } from "../../start-problem.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import { noteSecret, secretProblems } from "../alerts/secret-change.ts";
import type { Command, OwnerIo } from "./command.ts";
import { placeOf, requireStore, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const makeBackup: Command = {
  name: "backup",
  operand: "<file>",
  options: { overwrite: { type: "boolean", usage: "--overwrite" } },
  meaning: "copies the whole database to a file, even while the server is running",
  run: ({ operand: name, options, settings, io }) =>
    reportingProblems(io, async () => {
      const file = path.resolve(name);
      await requireStore(settings);
      const { bytes, replaced } = await backup(file, settings, options.overwrite === true);
      await withStore(settings, (store) => noteJobRun(store, "backup", io.now()));
      io.out(
        `Copied ${placeOf(settings)} to ${file} (${bytes} bytes)${replaced ? ", replacing the file that was there" : ""}.`,
      );
      for (const line of notInBackup(settings)) io.out(line);
    }),
};

export const restoreBackup: Command = {
  name: "restore",
  operand: "<file>",
  meaning: "replaces the database with a backup and keeps the old one; stop every server first",
  run: ({ operand: name, settings, io }) =>
    reportingProblems(io, async () => {
      const file = path.resolve(name);
      const { dataDir, secretBefore } = settings;
      await makeDataDir(dataDir);
      const erasures = path.join(dataDir, "erasures");
      const isListed = existsSync(erasures);
      const [secret, now] = [await readOrMakeSecret(settings), io.now()];
      const report = await restore(file, { settings, secret, now });
      io.out(`Restored ${file} to ${placeOf(settings)}.`);
      for (const line of reportForPeople(report)) io.out(line);
      const isOther = await withStore(settings, async (store) => {
        await noteSecret(store, { secret, secretBefore, now });
        return (await secretProblems(store.db, now)).length > 0;
      });
      if (isOther) {
        io.err(
          `SECRET (or ${path.join(dataDir, "secret")}) is not the one of the backup: links in emails already sent don't work, and the list of erasures matches nobody. Put the old one there before you start the site.`,
        );
      }
      if (!isListed)
        io.out(`There was no ${erasures}: without your copy of it, people erased since the backup are back.`);
    }),
};

export const moveDatabase: Command = {
  name: "move",
  meaning: "moves all data from DATA_DIR/site.db to the empty DATABASE_URL; stop every server first",
  run: ({ settings, io }) =>
    reportingProblems(io, async () => {
      const { counts, keptAt } = await moveToPostgres(settings, io.now());
      io.out(`Moved ${placeOf({ ...settings, databaseUrl: null })} to ${placeOf(settings)}.`);
      io.out("Rows, counted before and after:");
      for (const line of textTable([...counts].map(([table, count]) => [`  ${table}`, String(count)])))
        io.out(line);
      io.out(`The file is kept for ${inWords(retentionPeriods.replacedDatabase)}: ${keptAt}.`);
    }),
};

async function reportingProblems(io: OwnerIo, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    io.err(`${error.message}.`);
    return 1;
  }
}

function notInBackup({ dataDir, secret, smtpUrl }: Settings): string[] {
  const place = secret === null ? path.join(dataDir, "secret") : "SECRET";
  const rows = [
    [`  ${place}`, "once: without it the site can't tell whose data was erased"],
    [`  ${path.join(dataDir, "erasures")}`, "often: it records who was erased since the backup"],
  ];
  if (smtpUrl === null)
    rows.push([`  ${path.join(dataDir, "mail")}`, "the emails, which are stored as files"]);
  return ["Not in the backup; copy these too, and store them separately from it:", ...textTable(rows)];
}

function reportForPeople({ erasedAgain, keptAt, unreadable }: RestoreReport): string[] {
  const lines = [
    `${erasedAgain} enquiries and signups of people who were erased after the backup have been erased again.`,
    "Emails more than 3 days old are held back: `status` counts them, and you get an email with a button that sends them.",
  ];
  if (unreadable) {
    lines.push(
      "The replaced database could not be read, so only DATA_DIR/erasures says who was erased after the backup, and emails sent after the backup may be sent again.",
    );
  }
  if (keptAt !== null) {
    const kept = inWords(retentionPeriods.replacedDatabase);
    lines.push(`The replaced database is kept for ${kept}: ${keptAt}.`);
  }
  return lines;
}
