// npm run bench: runs the short benchmark and prints its table; `npm run bench -- attack` runs another one.
import { withAllPackages } from "./project-node.mjs";

await withAllPackages(import.meta.url, async () => {
  const { ensureBuilt } = await import("./built.mjs");
  const { bench } = await import("../bench/bench.ts");
  await ensureBuilt();
  process.exitCode = await bench(process.argv.slice(2));
});
