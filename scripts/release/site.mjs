// The owner's command line: node site.mjs <command>.
import "./needs-node.mjs";

const { environment } = await import("./environment.mjs");
const { runOwnerCommand } = await import("./server/index.js");
process.exitCode = await runOwnerCommand(process.argv.slice(2), {
  program: "node site.mjs",
  env: environment(import.meta.dirname, import.meta.dirname),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  now: Date.now,
  buildFolder: import.meta.dirname,
});
