// npm run bench: runs all benchmarks and prints tables; `npm run bench -- home` runs only the benchmark named `home`.
import { ensureBuilt } from "./built.mjs";
import { withAllPackages } from "./project-node.mjs";

await withAllPackages(import.meta.url, async () => {
  await ensureBuilt();
  const { bench } = await import("../bench/bench.ts");
  process.exitCode = await bench(process.argv.slice(2));
});
