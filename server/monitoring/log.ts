import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import type { LogLevel } from "../settings.ts";
import { nameOf } from "./error-name.ts";
import { placeOfError } from "./error-place.ts";

/**
 * Writes one JSON line for each event to `to`. Errors and requests logged by libraries are reduced to what is not
 * personal.
 */
export function createLog(level: LogLevel, to: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: nameAndPlace, req: nothing, res: nothing },
    hooks: {
      // Replaces an error's message, which pino logs if there is no other, and which Fastify passes on.
      logMethod(words, method) {
        method.apply(this, holdsError(words[0]) ? [words[0], "a library met an error"] : words);
      },
    },
  };
  return pino(options, to);
}

/**
 * Buffers standard output for a quarter of a second: separate writes would cost more than an answer. `kill -9` loses
 * the buffered lines. A normal exit loses nothing, because the last write is synchronous.
 */
export function bufferedOutput(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: 8 * 1024, periodicFlush: 250 });
  process.once("exit", () => output.flushSync());
  return output;
}

/** The message and the details of a database error may quote what a visitor typed. */
function nameAndPlace(error: unknown): { name: string; at: string | null } {
  return { name: nameOf(error), at: placeOfError(error) };
}

/** A request contains addresses and queries. */
function nothing(): undefined {}

function holdsError(details: unknown): boolean {
  if (details instanceof Error) return true;
  return typeof details === "object" && details !== null && "err" in details && details.err instanceof Error;
}
