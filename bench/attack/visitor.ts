import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Bench } from "../table.ts";

/** The response times of pages and of enquiries, in milliseconds. */
export interface VisitTimes {
  times: number[];
  enquiries: number[];
}

/** Starts a visitor that requests a page and sends enquiries repeatedly during the attack. */
export function startVisitor({ resources }: Bench, url: string) {
  const visitor = fork(fileURLToPath(new URL("visitor-process.ts", import.meta.url)), [url]);
  resources.defer(() => void visitor.kill());
  prefer(visitor.pid);
  return {
    /** Ends the visit. */
    leave: async (): Promise<VisitTimes> => {
      const message = once(visitor, "message");
      visitor.send("leave");
      const [times] = await message;
      return times;
    },
  };
}

/**
 * Lets a process run before the load generator, which shares its core. Only root may do so; for others, the figures
 * include waiting for the generator.
 */
function prefer(pid = 0) {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}
