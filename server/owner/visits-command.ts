import { onWallClock } from "../daytime.ts";
import type { Store } from "../store/store.ts";
import { allPageViews, sumOfViews, type Views, viewsBy } from "../visits/page-views.ts";
import type { Command, OwnerIo } from "./command.ts";
import { csvLines } from "./csv.ts";
import { placeOf, withStore } from "./opened-store.ts";
import { visitsChart } from "./visits-chart.ts";
import { periodsOf } from "./visits-periods.ts";

export const visits: Command = {
  name: "visits",
  operands: [],
  options: {
    since: { type: "string", usage: "--since 2026-11-01" },
    csv: { type: "boolean", usage: "--csv" },
  },
  meaning:
    "how often which page was opened on which day, and from which websites; the last 30 days, or since a day",
  run: async ({ options, settings, io }) => {
    const today = onWallClock(io.now()).toPlainDate();
    const since = options.since === undefined ? today.subtract({ days: 29 }) : dayIn(String(options.since));
    if (since === null || Temporal.PlainDate.compare(since, today) > 0) {
      io.err(`--since: found ${JSON.stringify(options.since)}, expected a day until today, like 2026-11-01`);
      return 2;
    }
    await withStore(settings, async ({ db }) => {
      if (options.csv) return printCsv(db, String(since), io);
      const page = await viewsBy(db, "page", daysFrom(since, today));
      if (page.length === 0) return io.out(`No visits since ${inWords(since)} in ${placeOf(settings)}`);
      await printForPeople(db, page, { since, today }, io);
    });
    return 0;
  },
};

async function printCsv(db: Store["db"], since: string, io: OwnerIo): Promise<void> {
  const rows = (await allPageViews(db, since)).map(({ day, page, referrer, views }) => [
    day,
    page,
    referrer,
    String(views),
  ]);
  for (const line of csvLines([["day", "page", "referrer", "views"], ...rows])) io.out(line);
}

async function printForPeople(
  db: Store["db"],
  pages: readonly Views[],
  { since, today }: { since: Temporal.PlainDate; today: Temporal.PlainDate },
  io: OwnerIo,
): Promise<void> {
  const days = await viewsBy(db, "day", daysFrom(since, today));
  const hosts = await viewsBy(db, "referrer", daysFrom(since, today));
  const { unit, periods } = periodsOf(new Map(days.map(({ name, views }) => [name, views])), since, today);
  io.out(
    `${figures.format(sumOfViews(pages))} visits from ${inWords(since)} to ${inWords(today)}, by ${unit}`,
  );
  const drawn = io.terminal
    ? visitsChart(periods)
    : listOf(periods.map(({ begins, views }) => ({ name: String(begins), views })));
  const from = hosts.filter(({ name }) => name !== "");
  const untold = hosts.filter(({ name }) => name === "").map((each) => ({ ...each, name: unknownHost }));
  for (const [heading, lines] of [
    ["", drawn],
    ["Pages", listOf(pages.slice(0, mostLines), pages.length - mostLines)],
    ["From", listOf([...from.slice(0, mostLines), ...untold], from.length - mostLines)],
  ] as const) {
    for (const line of ["", ...(heading ? [heading] : []), ...lines]) io.out(line);
  }
}

const mostLines = 20;
const unknownHost = "(our own pages, an address that was typed, or not told)";

function listOf(views: readonly Views[], more = 0): string[] {
  const shown = views.map((each) => ({ ...each, figure: figures.format(each.views) }));
  const width = Math.max(0, ...shown.map(({ figure }) => figure.length));
  const lines = shown.map(({ name, figure }) => `  ${figure.padStart(width)}  ${name}`);
  return more > 0 ? [...lines, `  ${" ".repeat(width)}  and ${more} more: --csv has all`] : lines;
}

const figures = new Intl.NumberFormat("en-AU");

function daysFrom(since: Temporal.PlainDate, today: Temporal.PlainDate) {
  return { from: String(since), until: String(today.add({ days: 1 })) };
}

function dayIn(text: string): Temporal.PlainDate | null {
  try {
    return /^\d{4}-\d\d-\d\d$/.test(text) ? Temporal.PlainDate.from(text) : null;
  } catch {
    return null;
  }
}

function inWords(day: Temporal.PlainDate): string {
  return day.toLocaleString("en-AU", { day: "numeric", month: "long", year: "numeric" });
}
