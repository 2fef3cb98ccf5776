import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { type FakedClock, fakeClock } from "../testing/faked-clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createVisits, type Visits } from "./visits.ts";

const minute = 60_000;
const browser = { "user-agent": "Mozilla/5.0 (canary) Gecko/20100101 Firefox/145.0" };
const noon = Temporal.ZonedDateTime.from("2026-11-23T12:00[Australia/Sydney]").epochMilliseconds;

describe.each(eitherDatabase)("95. visits on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: FakedClock;
  let log: string[];
  let running: Visits[];

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
    clock = fakeClock(noon);
    log = [];
    running = [];
  });
  afterEach(async () => {
    for (const each of running) await each.stop();
    await store.close();
    await database.remove();
  });

  function serve(on: Store = store): Visits {
    const visits = createVisits({
      store: on,
      clock,
      siteUrl: "https://site.test",
      log: { warn: (_, message) => log.push(message) },
    });
    running.push(visits);
    visits.start();
    return visits;
  }
  const open = (visits: Visits, page: string, referer = "") =>
    visits.count("GET", page, { ...browser, referer });
  const stored = () => store.db.selectFrom("page_views").selectAll().orderBy("page").execute();

  test("they are stored once a minute, and survive a restart but for the last one", async () => {
    const server = serve();
    open(server, "/", "https://www.example.org/canary");
    open(server, "/contact", "https://site.test/");
    await clock.pass(minute);
    open(server, "/contact");
    // It is killed here.
    const next = serve();
    open(next, "/contact");
    await clock.pass(minute - 1, 2);
    expect(await stored()).toEqual([
      { day: "2026-11-23", page: "/", referrer: "example.org", views: 1 },
      { day: "2026-11-23", page: "/contact", referrer: "", views: 1 },
    ]);
  });

  test("what was counted since is stored at the end", async () => {
    const server = serve();
    open(server, "/");
    await server.stop();
    await server.write();
    expect(await stored()).toMatchObject([{ page: "/", views: 1 }]);
  });

  test("of many in a minute each counts, and no program does", async () => {
    const server = serve();
    for (let visit = 0; visit < 250; visit += 1) {
      open(server, "/");
      server.count("GET", "/", { "user-agent": "curl/8.14.1" });
      server.count("HEAD", "/", { "opened-from": "" });
    }
    await clock.pass(minute);
    expect(await stored()).toMatchObject([{ page: "/", views: 250 }]);
  });

  test("two servers add to the same counts", async () => {
    const servers = [serve(), serve()];
    for (const server of servers) open(server, "/");
    await clock.pass(minute, 2);
    expect(await stored()).toMatchObject([{ page: "/", views: 2 }]);
  });

  test("while the database is away they are kept, and each is stored once", async () => {
    let away = true;
    const server = serve({
      ...store,
      transaction: (work) => (away ? Promise.reject(new StoreUnavailable("away")) : store.transaction(work)),
    });
    open(server, "/");
    await clock.pass(minute);
    open(server, "/");
    expect(await stored()).toEqual([]);
    expect(log).toEqual(["visits: not stored, trying again in a minute"]);
    away = false;
    await clock.pass(minute);
    await clock.pass(minute);
    expect(await stored()).toMatchObject([{ page: "/", views: 2 }]);
  });

  test("no network address, no name of a browser, no whole address of another website is stored", async () => {
    const server = serve();
    server.count("GET", "/", {
      ...browser,
      referer: "https://example.org/canary?canary",
      "x-forwarded-for": "canary",
      cookie: "canary",
    });
    await clock.pass(minute);
    expect(await stored()).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toContain("canary");
  });
});
