import { parseArgs } from "node:util";
import { editions } from "../../newsletter/editions.ts";
import { StartProblem, settingsIn } from "../../start-problem.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { makeBackup, moveDatabase, restoreBackup } from "./backup-commands.ts";
import type { Command, OwnerIo } from "./command.ts";
import { doctor } from "./doctor/doctor.ts";
import { answeredEnquiry, listEnquiries } from "./enquiry-commands.ts";
import { newsletterCommands } from "./newsletter-commands.ts";
import { correctPrivacy, erasePrivacy, exportPrivacy } from "./privacy-commands.ts";
import { status } from "./status-command.ts";
import { exportSubscribers, removeOneSubscriber, showSubscriber } from "./subscriber-commands.ts";
import { textTable } from "./text-table.ts";
import { visits } from "./visits-command.ts";

/**
 * Runs one of the owner's commands. Safe while a server is running. @param argv what follows the program's name
 * @returns the exit code: 0 done, 1 not done or the owner must act, 2 wrong usage
 */
export async function runOwnerCommand(argv: readonly string[], io: OwnerIo): Promise<number> {
  const read = readCommand(argv, io);
  if (typeof read === "number") return read;
  try {
    return await read.command.run({ ...read.words, settings: settingsIn(io.env), io });
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof StartProblem)) throw error;
    io.err(error.message);
    return 1;
  }
}

/** Parses the command line. If it asks for help or is invalid, prints help or an error and returns the exit code. */
export function readCommand(argv: readonly string[], io: OwnerIo) {
  if (argv.some((word) => word === "--help" || word === "-h")) {
    for (const line of helpLines(io)) io.out(line);
    return 0;
  }
  const command = commands.find(({ name }) => name.split(" ").every((word, index) => word === argv[index]));
  if (!command) return misuse(io, problemWith(argv));
  const read = readWords(command, argv.slice(command.name.split(" ").length));
  if (!read.ok) return misuse(io, read.problem);
  return { command, words: read.words };
}

const commands: readonly Command[] = [
  listEnquiries,
  answeredEnquiry,
  showSubscriber,
  exportSubscribers,
  removeOneSubscriber,
  ...newsletterCommands(editions),
  visits,
  exportPrivacy,
  correctPrivacy,
  erasePrivacy,
  makeBackup,
  restoreBackup,
  moveDatabase,
  doctor,
  status,
];

/** Commands that need the project's sources; `scripts/site.mjs` runs them. */
const sourceCommands = [
  [
    "setup [--from FILE.json]",
    "asks for the company's facts, or reads them from a file, and writes site.config.ts",
  ],
  ["check", "finds dead links, missing facts and other mistakes in the owner's files"],
  [
    "newsletter check [<slug>] [--dkim-selector NAME]",
    "checks an issue, or all upcoming ones: what an email can't show, links, pictures, size, your mail domain",
  ],
] as const;

function problemWith(argv: readonly string[]): string {
  if (argv.length === 0) return "No command given.";
  const called = argv.slice(0, 2).join(" ");
  const ofSources = sourceCommands.find(([usage]) => `${called} `.startsWith(`${usage.split(" [")[0]} `));
  return ofSources
    ? `${called} needs the project's own files: run it in the project's folder, not in a release`
    : `There is no command ${called}.`;
}

function readWords(command: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: command.options ?? {},
      allowPositionals: true,
    });
    const [operand = "", ...more] = positionals;
    if (more.length === 0 && (operand !== "") === (command.operand !== undefined)) {
      return { ok: true, words: { options: values, operand } } as const;
    }
    return { ok: false, problem: `Usage: ${usageOf(command)}` } as const;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, problem: error.message } as const;
  }
}

function usageOf({ name, operand, options = {} }: Command): string {
  const usages = Object.values(options).map(({ usage }) => `[${usage}]`);
  return [name, ...(operand ? [operand] : []), ...usages].join(" ");
}

function helpLines({ program }: OwnerIo): string[] {
  const rows = [
    ...sourceCommands,
    ...commands.map((command) => [usageOf(command), command.meaning] as const),
  ].map(([usage, meaning]) => [`  ${usage}`, meaning]);
  return [
    `${program} <command>`,
    "",
    ...textTable(rows),
    "",
    "Commands read the server's settings from the environment or .env. Where no server has ever run they create",
    "nothing and end with exit code 1; only restore and move create a database.",
  ];
}

function misuse(io: OwnerIo, problem: string): number {
  io.err(problem);
  io.err(`${io.program} --help lists the commands.`);
  return 2;
}
