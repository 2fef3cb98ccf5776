import { siteLoad } from "../promises/steady-load.ts";

export interface SoakOptions {
  minutes: number;
  /** Enquiries a second. */
  rate: number;
  database: "SQLite" | "PostgreSQL";
}

export const soakUsage = "soak [minutes] [--rate=<enquiries a second>] [--postgres]";

/** Reads what follows the word `soak`; null when it makes no sense. */
export function readSoakOptions(words: readonly string[]): SoakOptions | null {
  const options: SoakOptions = { minutes: 10, rate: siteLoad, database: "SQLite" };
  for (const word of words) {
    const rate = /^--rate=(\d+)$/.exec(word)?.[1];
    if (word === "--postgres") options.database = "PostgreSQL";
    else if (rate !== undefined) options.rate = Number(rate);
    else if (/^\d+(\.\d+)?$/.test(word)) options.minutes = Number(word);
    else return null;
  }
  return options.minutes > 0 && options.rate > 0 ? options : null;
}
