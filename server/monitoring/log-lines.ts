import { type DestinationStream, pino } from "pino";

/**
 * Collects lines for standard output and writes those of a quarter of a second together: written alone, each would
 * cost a request more than its answer does. A `kill -9` loses that much, the end of the process nothing.
 */
export function collectLines(to: Output = pino.destination({ sync: false })): DestinationStream & Output {
  const waiting = Buffer.allocUnsafeSlow(room);
  let used = 0;
  let due: NodeJS.Timeout | undefined;

  const pass = () => {
    clearTimeout(due);
    due = undefined;
    if (used > 0) to.write(waiting.toString("utf8", 0, used));
    used = 0;
  };
  // pino calls it after a fatal line.
  const flushSync = () => {
    pass();
    to.flushSync();
  };
  process.once("exit", flushSync);
  return {
    write(line) {
      const most = line.length * bytesOfUnit;
      if (most > room - used) pass();
      if (most > room) to.write(line);
      else used += waiting.write(line, used);
      due ??= setTimeout(pass, period);
    },
    flushSync,
  };
}

interface Output {
  write(text: string): unknown;
  flushSync(): void;
}

/** Bytes. */
const room = 32 * 1024;

/** At most, of one UTF-16 code unit in UTF-8. */
const bytesOfUnit = 3;

/** Milliseconds. */
const period = 250;
