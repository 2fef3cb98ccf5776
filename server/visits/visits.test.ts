// R-DATA-6
import { beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { type FakedClock, fakeClock } from "../testing/fake-clock.ts";
import { openTestStore } from "../testing/test-database.ts";
import { addPageViews, deleteOldPageViews, type PageViews } from "./page-views.ts";
import { createVisits, type Visits } from "./visits.ts";

const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
};
const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

describe.each(eitherDatabase)("visits on %s", (kind) => {
  let clock: FakedClock;
  let log: unknown[];

  const { store, database } = openTestStore(kind, "each");
  beforeEach(() => {
    clock = fakeClock(inSydney("2026-11-23T12:00"));
    log = [];
  });
  const serve = (on: Store = store): Visits =>
    createVisits({
      store: on,
      clock,
      siteUrl: "https://site.test",
      log: { warn: (...line) => log.push(line) },
    });
  const open = (visits: Visits, page: string, referer = "") =>
    visits.count("GET", page, { ...browser, referer });
  const stored = () =>
    store.db
      .selectFrom("page_views")
      .selectAll()
      .orderBy("day")
      .orderBy("page")
      .orderBy("referrer")
      .execute();
  const put = (...all: PageViews[]) => store.db.insertInto("page_views").values(all).execute();

  test.each([
    ["2026-11-23T23:59:59", "2026-11-23"],
    ["2026-11-24T00:00", "2026-11-24"],
  ])("95. a visit at %s in the site's time zone counts for %s", async (time, day) => {
    clock = fakeClock(inSydney(time));
    const visits = serve();
    open(visits, "/");
    await visits.stop();
    expect(await stored()).toMatchObject([{ day }]);
  });

  test("95. visits are counted in memory and stored together, five seconds later and at the stop", async () => {
    let commits = 0;
    const transaction: Store["transaction"] = (work) => {
      commits += 1;
      return store.transaction(work);
    };
    const visits = serve({ ...store, transaction });
    for (const page of ["/", "/contact", "/"]) open(visits, page);
    await clock.pass(4_999);
    expect(commits).toBe(0);
    await clock.pass(1, 0);
    await expect.poll(stored).toMatchObject([{ views: 2 }, { page: "/contact", views: 1 }]);
    open(visits, "/");
    await visits.stop();
    expect(commits).toBe(2);
    expect(await stored()).toMatchObject([{ views: 3 }, { page: "/contact", views: 1 }]);
  });

  test("95. a database outage loses no visits and is logged once", async () => {
    let away = true;
    const visits = serve({
      ...store,
      transaction: (work) => (away ? Promise.reject(new StoreUnavailable("away")) : store.transaction(work)),
    });
    for (const page of ["/", "/contact", "/"]) open(visits, page, "https://example.org/");
    await clock.pass(20_000);
    expect(log).toEqual([[{ error: "away" }, "visits: could not be stored"]]);
    away = false;
    await visits.stop();
    expect(await stored()).toMatchObject([{ views: 2 }, { page: "/contact", views: 1 }]);
    expect(log).toHaveLength(1);
  });

  test("95. in a flood, at most 200 pairs of page and host wait in memory, with all their visits", async () => {
    const visits = serve();
    for (let visit = 0; visit < 900; visit += 1) open(visits, `/${visit % 300}`);
    await visits.stop();
    expect((await stored()).map(({ views }) => views)).toEqual(Array(200).fill(3));
  });

  test("95. several servers add to the same counts", async () => {
    const other = await openStore(database.settings);
    const view = { day: "2026-11-23", page: "/", referrer: "example.org", views: 2 };
    const both = [{ ...view, referrer: "" }, view];
    await Promise.all(Array.from({ length: 20 }, (_, n) => addPageViews(n % 2 ? store : other, both)));
    await other.close();
    expect(await stored()).toEqual(both.map((each) => ({ ...each, views: 40 })));
  });

  test("95. at most 300 referring hosts are stored a day; visits from others count without a host", async () => {
    const view = { day: "2026-11-23", page: "/", views: 1 };
    await put(...Array.from({ length: 300 }, (_, n) => ({ ...view, referrer: `h${n}.example.org` })));
    await addPageViews(store, [
      { ...view, referrer: "another.example.org" },
      { ...view, referrer: "h7.example.org" },
      { ...view, day: "2026-11-24", referrer: "another.example.org" },
    ]);
    expect(await stored()).toHaveLength(302);
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { ...view, referrer: "" },
        { ...view, referrer: "h7.example.org", views: 2 },
        { ...view, day: "2026-11-24", referrer: "another.example.org" },
      ]),
    );
  });

  test("53. a day's counts are deleted after 25 months, and not before", async () => {
    const view = { page: "/", referrer: "", views: 1 };
    await put({ ...view, day: "2024-10-22" }, { ...view, day: "2024-10-23" });
    const atNoon = inSydney("2026-11-23T12:00");
    expect(await deleteOldPageViews(store, atNoon)).toBe(1);
    expect((await stored()).map(({ day }) => day)).toEqual(["2024-10-23"]);
    expect(await deleteOldPageViews(store, atNoon)).toBe(0);
  });
});
