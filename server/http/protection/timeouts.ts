/**
 * How long a connection may take, in milliseconds. Fastify's own defaults for the request and the idle connection
 * are to wait for ever; Node's looks for late ones every 30 seconds only.
 */
export const timeouts = {
  /** For the request's line and headers, from when the connection was made or the last request ended. */
  headers: 10_000,
  /** For the whole request with its body: 64 KiB over a bad mobile connection take half of that. */
  request: 15_000,
  /** Nothing sent and nothing taken by the other side, in the middle of an answer too. */
  idle: 60_000,
  /** Until the next request on a connection. */
  keepAlive: 20_000,
  /** For the rest of a body that was answered before it was read. */
  linger: 5_000,
  /** How often the first two are looked at. */
  check: 5_000,
};

export type Timeouts = typeof timeouts;
