import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { type FakedClock, fakeClock } from "../testing/faked-clock.ts";
import { openTestStore } from "../testing/test-database.ts";
import { createVisits, type Visits } from "./visits.ts";

const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
};
const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

describe.each(eitherDatabase)("95. visits on %s", (kind) => {
  let store: Store;
  let clock: FakedClock;
  let log: string[];

  openTestStore(kind, "each", (opened) => {
    store = opened;
  });
  beforeEach(() => {
    clock = fakeClock(inSydney("2026-11-23T12:00"));
    log = [];
  });
  const serve = (on: Store = store): Visits =>
    createVisits({
      store: on,
      clock,
      siteUrl: "https://site.test",
      log: { warn: (_, message) => log.push(message) },
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

  test.each([
    ["2026-11-23T23:59:59", "2026-11-23"],
    ["2026-11-24T00:00", "2026-11-24"],
  ])("at %s in the site's time zone the day is %s", async (time, day) => {
    clock = fakeClock(inSydney(time));
    const visits = serve();
    open(visits, "/");
    await visits.stop();
    expect(await stored()).toMatchObject([{ day }]);
  });

  test("while the database is away they are lost, which is told once, and counted again when it is back", async () => {
    let away = true;
    const visits = serve({
      ...store,
      transaction: (work) => (away ? Promise.reject(new StoreUnavailable("away")) : store.transaction(work)),
    });
    for (const page of ["/", "/contact", "/faq"]) open(visits, page);
    await clock.pass(20);
    expect(log).toEqual(["visits: not counted"]);
    away = false;
    await visits.stop();
    expect(await stored()).toMatchObject([{ page: "/faq", views: 1 }]);
    expect(log).toHaveLength(1);
  });

  test("a flood of them takes the memory and the disk of 200", async () => {
    const visits = serve();
    for (let visit = 0; visit < 2_000; visit += 1) open(visits, "/");
    await visits.stop();
    // One was being stored already.
    expect(await stored()).toMatchObject([{ page: "/", views: 201 }]);
  });

  test("no network address, no name of a browser, no whole address of another website is stored", async () => {
    const visits = serve();
    visits.count("GET", "/", {
      "user-agent": `${browser["user-agent"]} canary`,
      referer: "https://example.org/canary?canary",
      "x-forwarded-for": "canary",
      cookie: "canary",
    });
    await visits.stop();
    expect(await stored()).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toContain("canary");
  });
});
