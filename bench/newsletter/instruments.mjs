// Preloaded into the site's process. Once the process has received SIGUSR2, counts database commits and measures
// event-loop delays. When the process exits, writes the number of commits and the longest delay to a file.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";

const delay = monitorEventLoopDelay({ resolution: 1 });
const execute = DatabaseSync.prototype.exec;
let commits = 0;

DatabaseSync.prototype.exec = function (statement) {
  if (statement === "commit") commits += 1;
  return execute.call(this, statement);
};
process.on("SIGUSR2", () => {
  commits = 0;
  delay.enable();
});
process.on("exit", () => {
  writeFileSync(process.env.INSTRUMENTS, JSON.stringify({ commits, longestStopMs: delay.max / 1e6 }));
});
