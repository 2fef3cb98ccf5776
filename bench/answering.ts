import { setTimeout as pause } from "node:timers/promises";
import type { Child } from "./child.ts";

/**
 * Waits for the server's first response with status 200.
 * @throws Error if the process exits first, or if there is no such response within 30 s
 */
export async function untilAnswering(url: string, { process, startedAt }: Child): Promise<void> {
  while (process.exitCode === null && process.signalCode === null) {
    const status = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => null,
    );
    const taken = performance.now() - startedAt;
    if (status === 200) return;
    if (taken > 30_000) throw new Error(`${url} did not respond within 30 s`);
    await pause(2);
  }
  throw new Error(`The server at ${url} exited before it responded`);
}
