import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import type { LogLevel } from "../settings.ts";
import { nameOf } from "./error-name.ts";
import { placeOfError } from "./error-place.ts";

/**
 * One line of JSON for each event, to `to`. What libraries log by themselves of errors and requests is cut down to what
 * is about no person.
 */
export function createLog(level: LogLevel, to: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: nameAndPlace, req: nothing, res: nothing },
    hooks: {
      // pino takes an error's own message where it is given no other, and Fastify hands it over as one.
      logMethod(words, method) {
        method.apply(this, holdsError(words[0]) ? [words[0], "a library met an error"] : words);
      },
    },
  };
  return pino(options, to);
}

/**
 * Standard output, with the lines of a quarter of a second written together: written alone, each would cost a request
 * more than its answer does. A `kill -9` loses that much, the end of the process nothing: a write that a thread has not
 * done yet when the process ends would be lost.
 */
export function bufferedOutput(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: 8 * 1024, periodicFlush: 250 });
  process.once("exit", () => output.flushSync());
  return output;
}

/** A message may quote what somebody typed, and so may the details that databases hang on an error. */
function nameAndPlace(error: unknown): { name: string; at: string | null } {
  return { name: nameOf(error), at: placeOfError(error) };
}

/** A request holds addresses and queries. */
function nothing(): undefined {}

function holdsError(details: unknown): boolean {
  if (details instanceof Error) return true;
  return typeof details === "object" && details !== null && "err" in details && details.err instanceof Error;
}
