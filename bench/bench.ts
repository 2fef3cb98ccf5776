import { cpus, loadavg, release, tmpdir, type } from "node:os";
import { attack } from "./attack/attack.ts";
import { failover } from "./failover/failover.ts";
import { lighthouse } from "./lighthouse/lighthouse.ts";
import { newsletterKills } from "./newsletter/kills.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { readOptions } from "./options.ts";
import { siteLoad } from "./promises/steady-load.ts";
import { proxyPrograms } from "./rolling-restart/proxies.ts";
import { rollingRestart } from "./rolling-restart/rolling-restart.ts";
import { soak, soakLimit } from "./soak/soak.ts";
import { speed } from "./speed.ts";
import { type Bench, type Table, tableLines } from "./table.ts";

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

interface Chosen {
  measure: (bench: Bench) => Promise<Table>;
  /** The time limit for the run, in seconds. */
  longest: number;
}

/** Each returns null if an option is invalid. */
const byName: Record<string, (words: string[]) => Chosen | null> = {
  speed: (words) => (words.length === 0 ? { measure: speed, longest: 300 } : null),
  attack: (words) => (words.length === 0 ? { measure: attack, longest: 600 } : null),
  soak: (words) => {
    const options = readOptions(words, { minutes: 10, rate: siteLoad }, ["--postgres"]);
    return options && { measure: (bench) => soak(bench, options), longest: soakLimit(options) };
  },
  failover: (words) => {
    const options = readOptions(words, { rate: siteLoad });
    return options && { measure: (bench) => failover(bench, options.rate), longest: 900 };
  },
  "rolling-restart": (words) => {
    const options = readOptions(words, { rate: siteLoad, rounds: 5, seconds: 60 }, proxyPrograms);
    return options && { measure: (bench) => rollingRestart(bench, options), longest: 1800 };
  },
  newsletter: (words) => {
    const options = readOptions(words, { subscribers: 20_000 });
    return options && { measure: (bench) => newsletter(bench, options.subscribers), longest: 3600 };
  },
  "newsletter-kills": (words) => {
    const options = readOptions(words, { times: 10 });
    return options && { measure: (bench) => newsletterKills(bench, options.times), longest: 3600 };
  },
  lighthouse: (words) => {
    const options = readOptions(words, {}, ["all"]);
    return options && { measure: (bench) => lighthouse(bench, options.chosen.length > 0), longest: 3600 };
  },
};
