import { type DestinationStream, type LevelWithSilent, type Logger, type LoggerOptions, pino } from "pino";
import type { Clock } from "../clock.ts";
import { minuteMs } from "../durations.ts";
import { codeLocation, nameOf } from "./error-facts.ts";

/** Logs one JSON line per event to `to`. Errors and requests that libraries log are cut to their non-personal parts. */
export function createLog(level: LevelWithSilent, to: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: nameAndPlace, req: nothing, res: nothing },
    hooks: {
      // Replaces the message of a line about an error. Otherwise pino or Fastify would use the error's own message.
      logMethod(words, method) {
        method.apply(this, holdsError(words[0]) ? [words[0], "a library reported an error"] : words);
      },
    },
  };
  return pino(options, to);
}

/**
 * Buffers standard output for a quarter of a second, because writing each line takes longer than producing a response.
 * Only `kill -9` loses buffered lines: on a normal exit the last write is synchronous.
 */
export function bufferedOutput(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: 8 * 1024, periodicFlush: 250 });
  process.once("exit", () => output.flushSync());
  return output;
}

/** Leaves out an error's message and details, because those of a database error may quote what a visitor typed. */
function nameAndPlace(error: unknown): { name: string; at: string | null } {
  return { name: nameOf(error), at: codeLocation(error) };
}

/** Logs nothing about a request, because it contains IP addresses and queries. */
function nothing(): undefined {}

function holdsError(details: unknown): boolean {
  if (details instanceof Error) return true;
  return typeof details === "object" && details !== null && "err" in details && details.err instanceof Error;
}

/** The part of pino's interface that the server uses. Tests need to replace only this part. */
export type EventLog<Level extends "info" | "warn" | "error"> = Record<
  Level,
  (details: object, message: string) => void
>;

/** Leaves out an error that was logged in the last minute, because background tasks retry every few seconds. */
export function sparingLog<Log extends EventLog<"error">>(log: Log, clock: Pick<Clock, "now">): Log {
  const loggedAt = new Map<string, number>();
  const error = (details: object, message: string) => {
    const [line, now] = [JSON.stringify([message, details]), clock.now()];
    if (Math.abs(now - (loggedAt.get(line) ?? Number.NEGATIVE_INFINITY)) < minuteMs) return;
    if (loggedAt.size > 100) loggedAt.clear();
    loggedAt.set(line, now);
    log.error(details, message);
  };
  return Object.assign(Object.create(log), { error });
}
