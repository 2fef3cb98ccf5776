// npm test, npm run test:all and npm run check.
import { withAllPackages } from "./project-node.mjs";

await withAllPackages(import.meta.url, async () => {
  const { runGate } = await import("./gate.ts");
  await runGate(process.argv.slice(2));
});
