import { type DestinationStream, type Logger, pino } from "pino";
import { placeOfFault } from "./fault-place.ts";
import type { LogLevel } from "./settings.ts";

/**
 * One line of JSON for each event, to standard output unless told otherwise. What libraries log of errors and requests
 * by themselves is cut down to what is not about a person.
 */
export function createLog(level: LogLevel, to?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: nameAndPlace, req: nothing, res: nothing } };
  return to ? pino(options, to) : pino(options);
}

/** A message may quote what somebody typed, and so may the details that databases hang on an error. */
function nameAndPlace(error: unknown): { name: string; at: string | null } {
  return { name: error instanceof Error ? error.name : typeof error, at: placeOfFault(error) };
}

/** A request holds addresses and queries. */
function nothing(): undefined {}
