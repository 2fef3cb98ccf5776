// Asks for a page every so often, on time whatever becomes of the answers before, until it is told to stop; then it
// tells how many milliseconds each answer took. A process of its own: in the attacker's it would wait for the attack.
import { Agent } from "node:http";
import { startPageProbe } from "../promises/page-probe.ts";

const [url = ""] = process.argv.slice(2);
const timeout = 20_000;
/** Another address than the attacker's, where the system has one (Linux answers on all of 127.0.0.0/8). */
const origin = process.platform === "linux" ? { localAddress: "127.0.0.2" } : {};
const agent = new Agent({ keepAlive: true, ...origin });
const probe = startPageProbe(url, { everyMs: 20, connection: { agent, timeout } });

process.once("message", async () => {
  probe.stop();
  await probe.answered();
  const { times, failed } = probe.figures;
  // One that fails, or is not answered at all, took as long as it would have been waited for.
  process.send?.([...times, ...Array(failed).fill(timeout)]);
  process.disconnect?.();
  agent.destroy();
});
