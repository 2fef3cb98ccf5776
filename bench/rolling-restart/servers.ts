import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { freePort } from "../../server/testing/free-port.ts";
import { type Bench, endOf } from "../resources.ts";
import { type RunningSite, startSite } from "../site-process.ts";

/**
 * Starts two servers with the same settings, and a control server that stands in for systemd: on `POST /<port>`, it
 * restarts the server with that port.
 */
export async function startServers(bench: Bench, folder: string, settings: Record<string, string>) {
  const running = new Map<number, RunningSite>();
  const start = async (port: number) => {
    const own = { ...settings, PORT: String(port), DRAIN_SECONDS: "3" };
    running.set(port, await startSite(bench, join(folder, String(port)), own));
  };
  const ports = [await freePort(), await freePort()] as const;
  for (const port of ports) await start(port);
  let restarts = 0;
  const unclean: string[] = [];

  async function restart(port: number): Promise<void> {
    const old = running.get(port);
    await old?.stop();
    const end = old && endOf(old.process);
    if (end !== 0) unclean.push(`A server exited with ${end}.`);
    await start(port);
    restarts += 1;
  }

  const control = createServer((asked, answer) => {
    const port = Number(asked.url?.slice(1));
    restart(port).then(
      () => answer.end(),
      (error) => answer.writeHead(500).end(String(error)),
    );
  });
  const controlPort = await freePort();
  await once(control.listen(controlPort, "127.0.0.1"), "listening");
  bench.resources.defer(() => void control.close());
  return {
    ports,
    /** A shell command that restarts the server whose port is `$1`. */
    restartCommand: `curl --silent --show-error --fail --request POST http://127.0.0.1:${controlPort}/$1`,
    restarts: () => restarts,
    /** One line for each time a server did not exit with code 0. */
    unclean,
    stop: async () => {
      for (const site of running.values()) await site.stop();
    },
  };
}
