/** Limits for issue mails. A limit that is null does not apply. */
export interface Rate {
  perSecond: number | null;
  perHour: number | null;
  perDay: number | null;
}

/** Parses "5/second, 1000/hour, 5000/day", each limit at most once. Returns null if the text is invalid. */
export function parseRate(text: string): Rate | null {
  const rate: Rate = { perSecond: null, perHour: null, perDay: null };
  for (const part of text.split(",")) {
    const [, count = "", unit = ""] = /^\s*([1-9]\d{0,6})\/(second|hour|day)\s*$/.exec(part) ?? [];
    const name = names[unit];
    if (name === undefined || rate[name] !== null) return null;
    rate[name] = Number(count);
  }
  return rate;
}

const names: Readonly<Record<string, keyof Rate>> = {
  second: "perSecond",
  hour: "perHour",
  day: "perDay",
};
