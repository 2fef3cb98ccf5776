import { onWallClock } from "../../daytime.ts";
import type { Store } from "../../store/store.ts";
import { viewsBy } from "../../visits/page-views.ts";
import type { Command } from "./command.ts";
import { withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const visits: Command = {
  name: "visits",
  meaning:
    "shows how often each page was opened in the last four weeks, latest first, and from which websites",
  run: ({ settings, io }) =>
    withStore(settings, async ({ db }) => {
      const today = onWallClock(io.now()).toPlainDate();
      const monday = today.subtract({ days: today.dayOfWeek - 1 });
      const mondays = [0, 1, 2, 3].map((ago) => monday.subtract({ weeks: ago }));
      const pages = await weeksOf(db, "page", mondays);
      const hosts = await weeksOf(db, "referrer", mondays);
      const weeks = mondays.map((day) => `FROM ${day}`);
      const lines = textTable([["PAGE", ...weeks], ...pages, [], ["WEBSITE", ...weeks], ...hosts]);
      for (const line of lines) io.out(line);
      return 0;
    }),
};

/** Returns a row for each page or referring website, with its visits week by week. */
async function weeksOf(
  db: Store["db"],
  column: "page" | "referrer",
  mondays: readonly Temporal.PlainDate[],
): Promise<string[][]> {
  const weeks = await Promise.all(
    mondays.map((day) => viewsBy(db, column, { from: String(day), until: String(day.add({ weeks: 1 })) })),
  );
  const names = new Set(weeks.flat().map(({ name }) => name));
  return Array.from(names, (name) => [
    name || unknownHost,
    ...weeks.map((views) => String(views.find((each) => each.name === name)?.views ?? 0)),
  ]);
}

const unknownHost = "(our own pages, typed in, or unknown)";
