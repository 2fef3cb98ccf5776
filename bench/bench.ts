import { attack } from "./attack/attack.ts";
import { conditions } from "./conditions.ts";
import { failover } from "./failover/failover.ts";
import { everyRoute, lighthouse } from "./lighthouse/lighthouse.ts";
import { newsletterKills } from "./newsletter/kills.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { readOptions } from "./options.ts";
import { pinLoad, unpinned } from "./pinning.ts";
import { siteLoad } from "./promises/steady-load.ts";
import { proxyPrograms } from "./rolling-restart/proxies.ts";
import { rollingRestart } from "./rolling-restart/rolling-restart.ts";
import { soak, soakLimit } from "./soak/soak.ts";
import { speed } from "./speed.ts";
import { type Bench, type Table, tableLines } from "./table.ts";

/**
 * Runs the named benchmark, or the short one, and prints its table. Resolves with the process's exit code.
 */
export async function bench(words: string[]): Promise<number> {
  const chosen = choose(words);
  if (chosen === null) {
    console.error(
      "Without a name, the short benchmark runs. By name: lighthouse [all], newsletter [subscribers], newsletter-kills [times], attack, failover [rate], rolling-restart [rate] [--rounds=<restarts of each server>] [--seconds=<minimum>] [caddy] [nginx] [haproxy], soak [minutes] [--rate=<enquiries per second>] [--postgres].",
    );
    return 1;
  }
  const { measures, longest, countsLosses } = chosen;
  const pinning = countsLosses ? unpinned : pinLoad();
  let resources = new AsyncDisposableStack();
  // After an interruption or a timeout, stops temporary servers and removes temporary folders.
  const giveUp = async (reason: string) => {
    console.error(reason);
    await resources.disposeAsync();
    process.exit(1);
  };
  const deadline = setTimeout(() => giveUp(`Timed out after ${longest} s.`), longest * 1000);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp("Interrupted."));

  console.log(conditions(pinning).join("\n"));
  let exitCode = 0;
  for (const measure of measures) {
    resources = new AsyncDisposableStack();
    try {
      const table = await measure({ resources, pinning });
      console.log(`\n${tableLines(table).join("\n")}`);
      for (const problem of table.problems ?? []) console.error(problem);
      if (table.problems?.length) exitCode = 1;
    } catch (problem) {
      // After an interruption or a timeout, a failure is expected, because the server was stopped.
      if (!resources.disposed) throw problem;
      return 1;
    } finally {
      await resources.disposeAsync();
    }
  }
  clearTimeout(deadline);
  return exitCode;
}

type Measure = (bench: Bench) => Promise<Table>;

interface Chosen {
  measures: Measure[];
  /** The time limit for the run, in seconds. */
  longest: number;
  /** True if the benchmark counts lost enquiries instead of measuring speed. Its processes may then use all cores. */
  countsLosses?: boolean;
}

/** Returns null if a name or an option is invalid. */
function choose(words: string[]): Chosen | null {
  const [first = "", ...more] = words;
  const alone = Object.hasOwn(byNameOnly, first) ? byNameOnly[first] : undefined;
  if (alone) return alone(more);
  return words.length === 0 ? { measures: [speed], longest: 300 } : null;
}

const byNameOnly: Record<string, (words: string[]) => Chosen | null> = {
  soak: (words) => {
    const options = readOptions(words, { minutes: 10, rate: siteLoad }, ["--postgres"]);
    return options && { measures: [(bench) => soak(bench, options)], longest: soakLimit(options) };
  },
  failover: (words) => {
    const options = readOptions(words, { rate: siteLoad });
    return (
      options && {
        measures: [(bench) => failover(bench, options.rate)],
        longest: 900,
        countsLosses: true,
      }
    );
  },
  "rolling-restart": (words) => {
    const options = readOptions(words, { rate: siteLoad, rounds: 5, seconds: 60 }, proxyPrograms);
    return (
      options && {
        measures: [(bench) => rollingRestart(bench, options)],
        longest: 1800,
        countsLosses: true,
      }
    );
  },
  newsletter: (words) => {
    const options = readOptions(words, { subscribers: 20_000 });
    return options && { measures: [(bench) => newsletter(bench, options.subscribers)], longest: 3600 };
  },
  "newsletter-kills": (words) => {
    const options = readOptions(words, { times: 10 });
    return options && { measures: [(bench) => newsletterKills(bench, options.times)], longest: 3600 };
  },
  lighthouse: (words) => {
    const options = readOptions(words, {}, ["all"]);
    return options && { measures: [options.chosen.length > 0 ? everyRoute : lighthouse], longest: 3600 };
  },
  attack: (words) => (words.length === 0 ? { measures: [attack], longest: 600 } : null),
};
