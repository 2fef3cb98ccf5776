// Preloaded into a server that is to die: ends it, without warning, the n-th time it reaches a failpoint.
import diagnosticsChannel from "node:diagnostics_channel";

const { KILL_AT_FAILPOINT, KILL_AT_COUNT = "1" } = process.env;
let count = 0;

diagnosticsChannel.subscribe("site:failpoint", ({ name }) => {
  if (name !== KILL_AT_FAILPOINT) return;
  count += 1;
  if (count === Number(KILL_AT_COUNT)) process.kill(process.pid, "SIGKILL");
});
