import { sql } from "kysely";
import { databaseTime, type Store } from "../../store/store.ts";

/** Rate limits for issue emails. Null means no limit. */
export interface Rate {
  perSecond: number | null;
  perHour: number | null;
  perDay: number | null;
}

/** Parses a rate such as "5/second, 1000/hour, 5000/day", each limit at most once. Returns null if it is invalid. */
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

/** Reserves a time to send, so that all servers keep to the rate. Both results are database times in milliseconds. */
export async function reserveSendSlot(store: Store, perSecond: number): Promise<{ at: number; now: number }> {
  // Adds 1 ms, so that rounding never puts too many emails into one second.
  const apartMs = Math.ceil(1_000 / perSecond) + 1;
  const now = databaseTime(store.kind);
  const next = sql<number>`job_runs.at + cast(${apartMs} as integer)`;
  return store.transaction((tx) =>
    tx
      .insertInto("job_runs")
      .values({ what: "issue-email", at: now })
      .onConflict((conflict) =>
        conflict.column("what").doUpdateSet({
          // A slot in the far future was reserved before the clock was set back, so it is ignored.
          at: sql<number>`case when ${next} between ${now} and ${now} + ${longestMs} then ${next} else ${now} end`,
        }),
      )
      .returning(["at", now.as("now")])
      .executeTakeFirstOrThrow(),
  );
}

const longestMs = 60_000;
