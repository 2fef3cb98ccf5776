import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import type { FastifyInstance } from "fastify";

/** Milliseconds between looks, and between lines in the log. */
const pace = { look: 1_000, say: 60_000 };

/**
 * Says in the log when file handles run out, once a minute: the system then closes new connections before Node hears
 * of them, and visitors and owner would be told nothing.
 */
export function watchFileHandles(http: FastifyInstance) {
  let timer: NodeJS.Timeout | undefined;
  let saidAt = Number.NEGATIVE_INFINITY;
  http.addHook("onListen", async () => {
    timer = setInterval(look, pace.look).unref();
    // Where Node does hear of it. Nobody listening, it would end the process.
    http.server.on("error", tell);
  });
  http.addHook("onClose", async () => clearInterval(timer));

  function look() {
    try {
      closeSync(openSync(devNull, "r"));
    } catch (error) {
      if (/^E[MN]FILE$/.test(codeOf(error))) tell(error);
    }
  }

  function tell(error: unknown) {
    if (performance.now() - saidAt < pace.say) return;
    saidAt = performance.now();
    http.log.error(
      { error: codeOf(error) },
      "visitors can't connect: out of file handles (`ulimit -n`) or memory",
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
