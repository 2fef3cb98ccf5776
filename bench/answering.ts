import { setTimeout as pause } from "node:timers/promises";
import type { Child } from "./child.ts";

/**
 * Resolves with the milliseconds from the child's start to its first answer with status 200.
 * @throws Error when the child ends before its first answer, or does not answer within 30 s
 */
export async function untilAnswering(url: string, { process, startedAt }: Child): Promise<number> {
  while (process.exitCode === null && process.signalCode === null) {
    const status = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => null,
    );
    const taken = performance.now() - startedAt;
    if (status === 200) return taken;
    if (taken > 30_000) throw new Error(`${url} did not answer within 30 s`);
    await pause(2);
  }
  throw new Error(`The server of ${url} ended before it answered`);
}
