import { describe, expect, test } from "vitest";
import { openStore, type Store } from "../store/store.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { openTestStore, type TestDatabase } from "../testing/test-database.ts";
import { addPageView, forgetPageViews, type PageViews } from "./page-views.ts";

describe.each(eitherDatabase)("page views on %s", (kind) => {
  let store: Store;
  let database: TestDatabase;
  openTestStore(kind, "each", (opened, made) => {
    store = opened;
    database = made;
  });

  const views = (day: string, page: string, referrer: string, count: number) => ({
    day,
    page,
    referrer,
    views: count,
  });
  const rows = () =>
    store.db
      .selectFrom("page_views")
      .selectAll()
      .orderBy("day")
      .orderBy("page")
      .orderBy("referrer")
      .execute();

  const put = (...all: PageViews[]) => store.db.insertInto("page_views").values(all).execute();

  test("95. what several servers count is added up", async () => {
    const other = await openStore(database.settings);
    const view = { day: "2026-11-23", page: "/", referrer: "example.org" };
    await Promise.all(Array.from({ length: 20 }, (_, n) => addPageView(n % 2 ? store : other, view)));
    await addPageView(other, { ...view, referrer: "" });
    await other.close();
    expect(await rows()).toEqual([
      { ...view, referrer: "", views: 1 },
      { ...view, views: 20 },
    ]);
  });

  test("95. made-up hosts have 300 rows a day; what is over is counted without", async () => {
    const view = { day: "2026-11-23", page: "/" };
    await put(
      ...Array.from({ length: 300 }, (_, n) => ({ ...view, referrer: `h${n}.example.org`, views: 1 })),
    );
    await addPageView(store, { ...view, referrer: "another.example.org" });
    await addPageView(store, { ...view, referrer: "h7.example.org" });
    await addPageView(store, { ...view, day: "2026-11-24", referrer: "another.example.org" });
    expect(await rows()).toHaveLength(302);
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { ...view, referrer: "", views: 1 },
        { ...view, referrer: "h7.example.org", views: 2 },
        { day: "2026-11-24", page: "/", referrer: "another.example.org", views: 1 },
      ]),
    );
  });

  test("53. a day's counts go 25 months after it, and not before", async () => {
    await put(views("2024-10-22", "/", "", 1), views("2024-10-23", "/", "", 1));
    const atNoon = Temporal.ZonedDateTime.from("2026-11-23T12:00[Australia/Sydney]").epochMilliseconds;
    expect(await forgetPageViews(store, atNoon)).toBe(1);
    expect((await rows()).map(({ day }) => day)).toEqual(["2024-10-23"]);
    expect(await forgetPageViews(store, atNoon)).toBe(0);
  });
});
