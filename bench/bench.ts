import { cpus, loadavg, release, tmpdir, type } from "node:os";
import { attack } from "./attack/attack.ts";
import { failover } from "./failover/failover.ts";
import { lighthouse } from "./lighthouse/lighthouse.ts";
import { newsletterKills } from "./newsletter/kills.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { type Options, readOptions } from "./options.ts";
import { siteLoad } from "./promises/steady-load.ts";
import type { Bench } from "./resources.ts";
import { proxies } from "./rolling-restart/proxies.ts";
import { rollingRestart } from "./rolling-restart/rolling-restart.ts";
import { soak, soakLimit } from "./soak/soak.ts";
import { speed } from "./speed.ts";
import { type Table, tableLines } from "./table.ts";

/** Runs the named benchmark, or the short one, and prints its table. Resolves with the process's exit code. */
export async function bench([name = "speed", ...words]: string[]): Promise<number> {
  const chosen = Object.hasOwn(byName, name) ? byName[name]?.(words) : null;
  if (!chosen) {
    console.error(
      "Without a name, the short benchmark runs. By name: lighthouse [all], newsletter [subscribers], newsletter-kills [times], attack, failover [rate], rolling-restart [rate] [--rounds=<restarts of each server>] [--seconds=<minimum>] [caddy] [nginx] [haproxy], soak [minutes] [--rate=<enquiries per second>] [--postgres].",
    );
    return 1;
  }
  const { measure, longest } = chosen;
  const resources = new AsyncDisposableStack();
  // After an interruption or a timeout, stops temporary servers and removes temporary folders.
  const giveUp = async (reason: string) => {
    console.error(reason);
    await resources.disposeAsync();
    process.exit(1);
  };
  const deadline = setTimeout(() => giveUp(`Timed out after ${longest} s.`), longest * 1000);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp("Interrupted."));

  const processors = cpus();
  console.log(`${processors.length} × ${processors[0]?.model.trim()}; ${type()} ${release()}; ${process.version}
Load average ${loadavg()[0]?.toFixed(2)} before the run; above 0.5, other programs distort the figures.
Data in ${tmpdir()}; where that is memory, a commit costs nothing: set TMPDIR to a folder on a disk.`);
  try {
    const table = await measure({ resources });
    console.log(`\n${tableLines(table).join("\n")}`);
    for (const problem of table.problems ?? []) console.error(problem);
    return table.problems?.length ? 1 : 0;
  } catch (problem) {
    // After an interruption or a timeout, a failure is expected, because the server was stopped.
    if (!resources.disposed) throw problem;
    return 1;
  } finally {
    await resources.disposeAsync();
    clearTimeout(deadline);
  }
}

/** Returns a function that reads a benchmark's arguments. It returns null if one is invalid. */
function plan<Name extends string>(
  numbers: Record<Name, number>,
  words: readonly string[],
  /** The time limit for the run, in seconds. */
  longest: (options: Options<Name>) => number,
  measure: (bench: Bench, options: Options<Name>) => Promise<Table>,
) {
  return (given: string[]) => {
    const options = readOptions(given, numbers, words);
    return options && { measure: (bench: Bench) => measure(bench, options), longest: longest(options) };
  };
}

const proxyPrograms = proxies.map(({ program }) => program);

const byName: Readonly<Record<string, ReturnType<typeof plan>>> = {
  speed: plan({}, [], () => 300, speed),
  attack: plan({}, [], () => 600, attack),
  soak: plan({ minutes: 10, rate: siteLoad }, ["--postgres"], soakLimit, soak),
  failover: plan({ rate: siteLoad }, [], () => 900, failover),
  "rolling-restart": plan(
    { rate: siteLoad, rounds: 5, seconds: 60 },
    proxyPrograms,
    () => 1800,
    rollingRestart,
  ),
  newsletter: plan({ subscribers: 20_000 }, [], () => 3600, newsletter),
  "newsletter-kills": plan({ times: 10 }, [], () => 3600, newsletterKills),
  lighthouse: plan({}, ["all"], () => 3600, lighthouse),
};
