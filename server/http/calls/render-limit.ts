import { RateLimiterMemory } from "rate-limiter-flexible";
import { BoundedLimiter } from "../protection/rate-limits/bounded-limiter.ts";

/** Whether React may render a page for a client now. */
export type MayRender = (client: string) => Promise<boolean>;

/**
 * React takes milliseconds in which nobody else is answered: so many pages a minute for one client, and so many a
 * second for all of them, which is a fifth of a slow machine's time.
 */
export function createRenderLimit(): MayRender {
  const each = new BoundedLimiter({ keyPrefix: "render", points: 10, duration: 60 }, 20_000);
  const all = new RateLimiterMemory({ keyPrefix: "render", points: 50, duration: 1 });
  return async (client) => {
    try {
      await each.consume(client);
      await all.consume("all");
      return true;
    } catch {
      return false;
    }
  };
}
