// npm run bench: runs the short benchmark and prints its table; `npm run bench -- attack` runs another one.
import { ensureBuilt } from "./built.mjs";
import { withAllPackages } from "./project-node.mjs";

await withAllPackages(import.meta.url, async () => {
  await ensureBuilt();
  const { bench } = await import("../bench/bench.ts");
  process.exitCode = await bench(process.argv.slice(2));
});
