import type { Bench } from "./table.ts";

/** The same bench with the servers on all cores, for runs that count what was lost and measure no speed. */
export function onAllCores(bench: Bench): Bench {
  return { ...bench, pinning: { ...bench.pinning, onServerCore: bench.pinning.onAllCores } };
}
