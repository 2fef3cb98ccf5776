import path from "node:path";
import { inWords, retentionPeriods } from "../../../contract/retention-periods.ts";
import { backup } from "../../backup/backup.ts";
import { BackupProblem } from "../../backup/backup-problem.ts";
import { restore } from "../../backup/restore.ts";
import type { RestoreReport } from "../../backup/restore-report.ts";
import { readOrMakeSecret } from "../../data-dir/secret.ts";
import type { Settings } from "../../settings.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import type { Command, OwnerIo } from "./command.ts";
import { demandStore, placeOf, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const makeBackup: Command = {
  name: "backup",
  operand: "<file>",
  options: { overwrite: { type: "boolean", usage: "--overwrite" } },
  meaning: "copies the database into a file, whole and as of one moment, while the server runs",
  run: ({ operand: name, options, settings, io }) =>
    tellingProblems(io, async () => {
      const file = path.resolve(name);
      const overwrite = options.overwrite === true;
      await demandStore(settings);
      const { bytes, replaced } = await backup(file, { settings, overwrite });
      await withStore(settings, (store) => noteJobRun(store, "backup", io.now()));
      io.out(
        `${placeOf(settings)} is in ${file} (${bytes} bytes)${replaced ? ", in place of the file that was there" : ""}.`,
      );
      for (const line of whatElse(settings)) io.out(line);
    }),
};

export const restoreBackup: Command = {
  name: "restore",
  operand: "<file>",
  meaning: "puts a backup in the database's place, which is kept aside; only while no server runs",
  run: ({ operand: name, settings, io }) =>
    tellingProblems(io, async () => {
      const file = path.resolve(name);
      const secret = await readOrMakeSecret(settings);
      const report = await restore(file, { settings, secret, now: io.now() });
      io.out(`${file} is in place as ${placeOf(settings)}.`);
      for (const line of reportForPeople(report)) io.out(line);
    }),
};

async function tellingProblems(io: OwnerIo, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    io.err(`${error.message}.`);
    return 1;
  }
}

function whatElse({ dataDir, secret, smtpUrl }: Settings): string[] {
  const rows = [
    secret === null
      ? [`  ${path.join(dataDir, "secret")}`, "once: without it nobody can tell whose data was erased"]
      : ["  SECRET", "once: without it nobody can tell whose data was erased"],
    [`  ${path.join(dataDir, "erasures")}`, "as often as you can: who was erased since the backup"],
  ];
  if (smtpUrl === null) rows.push([`  ${path.join(dataDir, "mail")}`, "the emails, which are kept as files"]);
  return ["Not in it, and to be kept apart from it:", ...textTable(rows)];
}

function reportForPeople({ erasedAgain, keptAt, unreadable }: RestoreReport): string[] {
  const lines = [
    `${erasedAgain} enquiries and signups of people who had themselves erased since are erased again.`,
    "Emails more than 3 days old are held back: `status` counts them, and an email to you has a button that sends them.",
  ];
  if (unreadable) {
    lines.push(
      "The replaced database could not be read. Who was erased since is known from DATA_DIR/erasures alone, and emails that went out since may go out again.",
    );
  }
  if (keptAt !== null) {
    const kept = inWords(retentionPeriods.replacedDatabase);
    lines.push(`The replaced database is kept for ${kept}: ${keptAt}.`);
  }
  return lines;
}
