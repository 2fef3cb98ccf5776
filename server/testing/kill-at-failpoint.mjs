// Preloaded into a server that is to die: ends it, without warning, the n-th time it reaches a stage.
import diagnosticsChannel from "node:diagnostics_channel";

const { KILL_AT_STAGE, KILL_AT_COUNT = "1" } = process.env;
let count = 0;

diagnosticsChannel.subscribe("site:stage", ({ stage }) => {
  if (stage !== KILL_AT_STAGE) return;
  count += 1;
  if (count === Number(KILL_AT_COUNT)) process.kill(process.pid, "SIGKILL");
});
