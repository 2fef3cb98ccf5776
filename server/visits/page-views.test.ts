import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../store/store.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { addPageViews, forgetPageViews, viewsBy } from "./page-views.ts";

describe.each(eitherDatabase)("page views on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const views = (day: string, page: string, referrer: string, count: number) => ({
    day,
    page,
    referrer,
    views: count,
  });
  const rows = () => store.db.selectFrom("page_views").selectAll().orderBy("day").orderBy("page").execute();

  test("95. what several servers counted is added up, whatever the order they write in", async () => {
    const other = await openStore(database.settings);
    const counted = Array.from({ length: 700 }, (_, number) => views("2026-11-23", `/${number}`, "", 1));
    await Promise.all([
      addPageViews(store, counted),
      addPageViews(other, counted.toReversed()),
      addPageViews(store, counted),
    ]);
    await other.close();
    expect(await rows()).toHaveLength(700);
    expect(new Set((await rows()).map((row) => row.views))).toEqual(new Set([3]));
    await addPageViews(store, []);
  });

  test("sums by page, by referring host and by day, most first", async () => {
    await addPageViews(store, [
      views("2026-11-21", "/contact", "", 9),
      views("2026-11-22", "/", "example.org", 3),
      views("2026-11-22", "/contact", "", 1),
      views("2026-11-23", "/contact", "example.org", 1),
      views("2026-11-24", "/", "", 9),
    ]);
    const between = { from: "2026-11-22", until: "2026-11-24" };
    expect(await viewsBy(store.db, "page", between)).toEqual([
      { name: "/", views: 3 },
      { name: "/contact", views: 2 },
    ]);
    expect(await viewsBy(store.db, "referrer", between)).toEqual([
      { name: "example.org", views: 4 },
      { name: "", views: 1 },
    ]);
    expect(await viewsBy(store.db, "day", { ...between, until: "2026-11-25" })).toEqual([
      { name: "2026-11-24", views: 9 },
      { name: "2026-11-22", views: 4 },
      { name: "2026-11-23", views: 1 },
    ]);
  });

  test("53. a day's counts go 25 months after it, and not before", async () => {
    await addPageViews(store, [views("2024-10-22", "/", "", 1), views("2024-10-23", "/", "", 1)]);
    const atNoon = Temporal.ZonedDateTime.from("2026-11-23T12:00[Australia/Sydney]").epochMilliseconds;
    expect(await forgetPageViews(store, atNoon)).toBe(1);
    expect((await rows()).map(({ day }) => day)).toEqual(["2024-10-23"]);
    expect(await forgetPageViews(store, atNoon)).toBe(0);
  });
});
