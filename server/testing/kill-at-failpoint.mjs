// Preloaded into a server; kills it when it reaches a failpoint for the n-th time.
import diagnosticsChannel from "node:diagnostics_channel";

const { KILL_AT_FAILPOINT, KILL_AT_COUNT = "1" } = process.env;
let count = 0;

diagnosticsChannel.subscribe("site:failpoint", ({ name }) => {
  if (name !== KILL_AT_FAILPOINT) return;
  count += 1;
  if (count === Number(KILL_AT_COUNT)) process.kill(process.pid, "SIGKILL");
});
