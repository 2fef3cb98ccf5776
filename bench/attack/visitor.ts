import { fork } from "node:child_process";
import { once } from "node:events";
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
