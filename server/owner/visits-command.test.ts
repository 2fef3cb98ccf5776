import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../store/store.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { addPageViews } from "../visits/page-views.ts";
import { runOwnerCommand } from "./owner.ts";

// The 23rd has begun in Sydney, and not yet elsewhere.
const now = Temporal.ZonedDateTime.from("2026-11-23T06:00[Australia/Sydney]").epochMilliseconds;

describe.each(eitherDatabase)("npm run site -- visits, on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;
  const env: Record<string, string> = {};

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
    env.DATA_DIR = database.settings.dataDir;
    if (database.settings.databaseUrl) env.DATABASE_URL = database.settings.databaseUrl;
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });
  beforeEach(async () => {
    await store.db.deleteFrom("page_views").execute();
  });

  async function run(words: string[], terminal = false) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runOwnerCommand(["visits", ...words], {
      out: (line) => out.push(line),
      err: (line) => err.push(line),
      env,
      now: () => now,
      terminal,
    });
    return { code, out, err: err.join("\n") };
  }

  const someDays = () =>
    addPageViews(store, [
      { day: "2026-10-24", page: "/", referrer: "", views: 500 },
      { day: "2026-11-21", page: "/", referrer: "", views: 1000 },
      { day: "2026-11-21", page: "/contact", referrer: "example.org", views: 200 },
      { day: "2026-11-23", page: "/contact", referrer: "google.com", views: 30 },
      { day: "2026-11-23", page: "/contact", referrer: "", views: 4 },
    ]);

  it("prints days, pages and where they came from", async () => {
    await someDays();
    const { code, out, err } = await run(["--since", "2026-11-20"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toEqual([
      "1,234 visits from 20 November 2026 to 23 November 2026, by day",
      "",
      "      0  2026-11-20",
      "  1,200  2026-11-21",
      "      0  2026-11-22",
      "     34  2026-11-23",
      "",
      "Pages",
      "  1,000  /",
      "    234  /contact",
      "",
      "From",
      "    200  example.org",
      "     30  google.com",
      "  1,004  (our own pages, an address that was typed, or not told)",
    ]);
  });

  it("draws the days on a terminal, in 80 columns; the last 30 unless told", async () => {
    await someDays();
    const { out } = await run([], true);
    expect(out[0]).toBe("1,234 visits from 25 October 2026 to 23 November 2026, by day");
    expect(out[2]).toMatch(/^1,200 ┤ {54}█$/);
    expect(out[9]).toMatch(/^ {7}25 Oct {48}23 Nov$/);
    expect(Math.max(...out.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it("draws two years by month", async () => {
    await someDays();
    const { out } = await run(["--since", "2024-11-01"], true);
    expect(out[0]).toBe("1,734 visits from 1 November 2024 to 23 November 2026, by month");
    expect(Math.max(...out.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it("lists 20 pages, and says how many more there are", async () => {
    const page = (number: number) => ({
      day: "2026-11-23",
      page: `/${number}`,
      referrer: "",
      views: 100 - number,
    });
    await addPageViews(
      store,
      Array.from({ length: 23 }, (_, number) => page(number)),
    );
    const { out } = await run([]);
    expect(out).toContain("   81  /19");
    expect(out).not.toContain("   80  /20");
    expect(out).toContain("       and 3 more: --csv has all");
  });

  it("gives spreadsheets CSV", async () => {
    await someDays();
    expect((await run(["--csv", "--since", "2026-11-21"])).out).toEqual([
      "day,page,referrer,views",
      "2026-11-21,/,,1000",
      "2026-11-21,/contact,example.org,200",
      "2026-11-23,/contact,,4",
      "2026-11-23,/contact,google.com,30",
    ]);
  });

  it("says when there were none", async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    expect(out).toEqual([
      expect.stringMatching(/^No visits since 25 October 2026 in (SQLite|PostgreSQL) at \S+$/),
    ]);
    expect((await run(["--csv"])).out).toEqual(["day,page,referrer,views"]);
  });

  it.each(["yesterday", "2026-02-30", "2026-1-1", "2026-11-24", ""])(
    "is told that %j is no day to begin at",
    async (since) => {
      expect(await run(["--since", since])).toEqual({
        code: 2,
        out: [],
        err: `--since: found ${JSON.stringify(since)}, expected a day until today, like 2026-11-01`,
      });
    },
  );
});
