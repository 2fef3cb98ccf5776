import { setTimeout } from "node:timers/promises";

/** The server's clock; tests replace it. Every time in `server/` is a number of milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
  /** Resolves after `ms` milliseconds, or earlier if `signal` aborts. Never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => {}),
};
