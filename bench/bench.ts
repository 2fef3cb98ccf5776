import { bytes } from "./bytes.ts";
import { conditions } from "./conditions.ts";
import { enquiries } from "./enquiries.ts";
import { homePage } from "./home-page.ts";
import { memory } from "./memory.ts";
import { pinLoad } from "./pinning.ts";
import { startUp } from "./start-up.ts";
import { type Bench, type Table, tableLines } from "./table.ts";

/** Measures and prints the tables that are named, or all of them. Answers with the process's exit code. */
export async function bench(names: string[]): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(tables, name));
  if (unknown !== undefined) {
    console.error(`There is no table ${unknown}. There are: ${Object.keys(tables).join(", ")}.`);
    return 1;
  }
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
  for (const [name, measure] of Object.entries(tables)) {
    if (names.length > 0 && !names.includes(name)) continue;
    things = new AsyncDisposableStack();
    try {
      console.log(`\n${tableLines(await measure({ things, pinning })).join("\n")}`);
    } catch (problem) {
      // Whatever was being measured fails when its server is taken away.
      if (!things.disposed) throw problem;
      return 1;
    } finally {
      await things.disposeAsync();
    }
  }
  clearTimeout(deadline);
  return 0;
}

/** Seconds; a whole run takes about a minute and a half. */
const longest = 300;

const tables: Record<string, (bench: Bench) => Promise<Table>> = {
  home: homePage,
  enquiries,
  start: startUp,
  memory,
  bytes,
};
