// Requests a page at fixed intervals, without waiting for earlier responses, until the parent process tells it to stop.
// Then sends the parent the response times in milliseconds. The visitor is a separate process, so that generating
// the attack does not delay it.
import { Agent } from "node:http";
import { startPageProbe } from "../promises/page-probe.ts";

const [url = ""] = process.argv.slice(2);
const timeout = 20_000;
/** On Linux, where every address in 127.0.0.0/8 is local, the visitor's IP address differs from the attacker's. */
const origin = process.platform === "linux" ? { localAddress: "127.0.0.2" } : {};
const agent = new Agent({ keepAlive: true, ...origin });
const probe = startPageProbe(url, { everyMs: 20, connection: { agent, timeout } });

process.once("message", async () => {
  probe.stop();
  await probe.answered();
  const { times, failed } = probe.figures;
  // A failed or unanswered request counts as one that took the full timeout.
  process.send?.([...times, ...Array(failed).fill(timeout)]);
  process.disconnect?.();
  agent.destroy();
});
