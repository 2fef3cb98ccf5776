import { siteLoad } from "../promises/steady-load.ts";

export interface RollingOptions {
  /** Programs of the proxies; none: all that are installed. */
  only: string[];
  /** Forms a second. */
  rate: number;
  /** How often each server is restarted. */
  rounds: number;
  /** How long forms come at least. */
  seconds: number;
}

export const rollingUsage =
  "rolling-restart [caddy] [nginx] [haproxy] [--rate=<forms a second>] [--rounds=<restarts of each server>] [--seconds=<at least>]";

/** Reads what follows the word `rolling-restart`; null when it makes no sense. */
export function readRollingOptions(words: readonly string[]): RollingOptions | null {
  const options: RollingOptions = { only: [], rate: siteLoad, rounds: 5, seconds: 60 };
  for (const word of words) {
    const [, name = "", number = ""] = /^--(rate|rounds|seconds)=([1-9]\d{0,3})$/.exec(word) ?? [];
    if (name === "rate" || name === "rounds" || name === "seconds") options[name] = Number(number);
    else if (proxyNames.has(word)) options.only.push(word);
    else return null;
  }
  return options;
}

const proxyNames: ReadonlySet<string> = new Set(["caddy", "nginx", "haproxy"]);
