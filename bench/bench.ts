import { attack } from "./attack/attack.ts";
import { buildTime } from "./build-time.ts";
import { bytes } from "./bytes.ts";
import { conditions } from "./conditions.ts";
import { enquiries } from "./enquiries.ts";
import { failover } from "./failover/failover.ts";
import { homePage } from "./home-page.ts";
import { everyRoute } from "./lighthouse/every-route.ts";
import { lighthouse } from "./lighthouse/lighthouse.ts";
import { memory } from "./memory.ts";
import { newsletterKills } from "./newsletter/kills.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { onAllCores } from "./on-all-cores.ts";
import { pinLoad } from "./pinning.ts";
import { siteLoad } from "./promises/steady-load.ts";
import { readRollingOptions, rollingUsage } from "./rolling-restart/options.ts";
import { rollingRestart } from "./rolling-restart/rolling-restart.ts";
import { readSoakOptions, soakUsage } from "./soak/options.ts";
import { soak, soakLimit } from "./soak/soak.ts";
import { startUp } from "./start-up.ts";
import { type Bench, type Table, tableLines } from "./table.ts";

/**
 * Measures and prints the tables that are named, or all of them; or soaks the site, which takes long and is done only
 * when it is asked for. Answers with the process's exit code.
 */
export async function bench(words: string[]): Promise<number> {
  const chosen = choose(words);
  if (chosen === null) {
    console.error(
      `There are the tables ${Object.keys(tables).join(", ")}; all of them unless some are named.`,
    );
    console.error(
      `Apart from them, for minutes and only by their names: lighthouse [all], newsletter [subscribers], newsletter-kills [times], attack, build [times], failover [--rate=<enquiries a second>], ${rollingUsage}, and ${soakUsage}.`,
    );
    return 1;
  }
  const { measures, longest } = chosen;
  const pinning = pinLoad();
  let things = new AsyncDisposableStack();
  // Servers and folders of the moment go too when a person stops the run, or when it hangs.
  const giveUp = async (reason: string) => {
    console.error(reason);
    await things.disposeAsync();
    process.exit(1);
  };
  const deadline = setTimeout(() => giveUp(`Given up after ${longest} s.`), longest * 1000);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp("Stopped."));

  console.log(conditions(pinning).join("\n"));
  let exitCode = 0;
  for (const measure of measures) {
    things = new AsyncDisposableStack();
    try {
      const table = await measure({ things, pinning });
      console.log(`\n${tableLines(table).join("\n")}`);
      for (const problem of table.problems ?? []) console.error(problem);
      if (table.problems?.length) exitCode = 1;
    } catch (problem) {
      // Whatever was being measured fails when its server is taken away.
      if (!things.disposed) throw problem;
      return 1;
    } finally {
      await things.disposeAsync();
    }
  }
  clearTimeout(deadline);
  return exitCode;
}

type Measure = (bench: Bench) => Promise<Table>;

/** Null: nothing that there is. `longest` is in seconds. */
function choose(words: string[]): { measures: Measure[]; longest: number } | null {
  const [first, ...more] = words;
  if (first === "soak") {
    const options = readSoakOptions(more);
    return options && { measures: [(bench) => soak(bench, options)], longest: soakLimit(options) };
  }
  if (first === "build" && /^(\d+)?$/.test(more.join(" "))) {
    return { measures: [(bench) => buildTime(bench, Number(more[0] ?? 10))], longest: 7200 };
  }
  if (first === "failover" && /^(--rate=[1-9]\d{0,3})?$/.test(more.join(" "))) {
    const rate = Number(more[0]?.slice("--rate=".length) ?? siteLoad);
    return { measures: [(bench) => failover(onAllCores(bench), rate)], longest: 900 };
  }
  if (first === "rolling-restart") {
    const options = readRollingOptions(more);
    return options && { measures: [(bench) => rollingRestart(onAllCores(bench), options)], longest: 1800 };
  }
  if (first === "lighthouse" && words.length === 1) return { measures: [lighthouse], longest: 1800 };
  if (words.join(" ") === "lighthouse all") return { measures: [everyRoute], longest: 3600 };
  if (first === "newsletter" && /^([1-9]\d{2,5})?$/.test(more.join(" "))) {
    return { measures: [(bench) => newsletter(bench, Number(more[0] ?? 20_000))], longest: 3600 };
  }
  if (first === "newsletter-kills" && /^([1-9]\d{0,2})?$/.test(more.join(" "))) {
    return { measures: [(bench) => newsletterKills(bench, Number(more[0] ?? 10))], longest: 3600 };
  }
  if (words.length === 1 && first === "attack") return { measures: [attack], longest: 600 };
  if (!words.every((name) => Object.hasOwn(tables, name))) return null;
  const named = Object.entries(tables).filter(([name]) => words.length === 0 || words.includes(name));
  // A whole run takes about three minutes.
  return { measures: named.map(([, measure]) => measure), longest: 900 };
}

const tables: Record<string, Measure> = {
  home: homePage,
  enquiries,
  start: startUp,
  memory,
  bytes,
};
