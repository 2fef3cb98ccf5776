import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../store/store.ts";
import { eitherDatabase } from "../../../testing/databases.ts";
import { createHttpFixture, type HttpFixture } from "../../../testing/fixtures/http-fixture.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { type ConsumeRateLimit, createRateLimits } from "./rate-limits.ts";

const secret = "a secret of 32 characters or more";
const start = Date.UTC(2026, 10, 20);
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(eitherDatabase)("one client and one call, on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
  });
  beforeEach(() => store.transaction((tx) => tx.deleteFrom("call_turns").execute()));
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  test("ten times a minute, then it is told for how long to wait", async () => {
    const consumeRateLimit = createRateLimits({ store, secret });
    for (let count = 0; count < 10; count++) expect(await consumeRateLimit("a", "1")).toBe(0);
    pass(20);
    expect(await consumeRateLimit("a", "1")).toBe(40);
    pass(40);
    expect(await consumeRateLimit("a", "1")).toBe(0);
  });

  test("sixty times an hour, however slowly", async () => {
    const consumeRateLimit = createRateLimits({ store, secret });
    for (let count = 0; count < 60; count++) {
      expect(await consumeRateLimit("a", "1")).toBe(0);
      pass(10);
    }
    expect(await consumeRateLimit("a", "1")).toBe(3000);
    pass(3000);
    expect(await consumeRateLimit("a", "1")).toBe(0);
  });

  test("another client and another call have turns of their own", async () => {
    const consumeRateLimit = createRateLimits({ store, secret });
    for (let count = 0; count < 11; count++) await consumeRateLimit("a", "1");
    expect(await consumeRateLimit("a", "2")).toBe(0);
    expect(await consumeRateLimit("b", "1")).toBe(0);
  });
});

describe("46. more clients than there is memory for", () => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await createTestDatabase("sqlite");
    store = await openStore(database.settings);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test("are forgotten, first whoever has not called for the longest", async () => {
    const consumeRateLimit = createRateLimits({ store, secret, mostClients: 2 });
    for (const client of ["1", "2"])
      for (let count = 0; count < 10; count++) await consumeRateLimit("a", client);
    expect(await consumeRateLimit("a", "1")).toBe(60);
    expect(await consumeRateLimit("a", "3")).toBe(0);
    expect(await consumeRateLimit("a", "1")).toBe(60);
    expect(await consumeRateLimit("a", "2")).toBe(0);
  });
});

describe("46. several servers on one PostgreSQL", () => {
  let database: TestDatabase;
  let servers: Store[];
  let takeTurns: ConsumeRateLimit[];

  beforeEach(async () => {
    database = await createTestDatabase("postgres");
    servers = await Promise.all([1, 2, 3].map(() => openStore(database.settings)));
    takeTurns = servers.map((store) => createRateLimits({ store, secret }));
  });
  afterEach(async () => {
    await Promise.all(servers.map((store) => store.close()));
    await database.remove();
  });

  const taken = async (count: number) => {
    const waits = await Promise.all(
      takeTurns.flatMap((consumeRateLimit) =>
        Array.from({ length: count }, () => consumeRateLimit("a", "203.0.113.7")),
      ),
    );
    return waits.filter((wait) => wait === 0).length;
  };

  test("share the turns, however many come at once, and after a restart", async () => {
    expect(await taken(10)).toBe(10);
    takeTurns = servers.map((store) => createRateLimits({ store, secret }));
    expect(await taken(1)).toBe(0);
  });

  test("no address is stored, and without SECRET nobody can tell it from what is", async () => {
    await takeTurns[0]?.("a", "203.0.113.7");
    const keys = async () => (await servers[0]?.db.selectFrom("call_turns").select("key").execute()) ?? [];
    const before = await keys();
    expect(before).toHaveLength(2);
    for (const { key } of before) expect(key).toMatch(/^(60|3600):[\w-]{43}$/);
    const other = createRateLimits({
      store: servers[0] ?? unopened(),
      secret: "another secret of 32 characters",
    });
    await other("a", "203.0.113.7");
    expect(await keys()).toHaveLength(4);
  });

  test("while it doesn't answer each counts by itself: nobody is turned away, and nobody waits for it twice", async () => {
    await servers[0]?.close();
    const consumeRateLimit = takeTurns[0] ?? unopened();
    const begun = performance.now();
    for (let count = 0; count < 10; count++) expect(await consumeRateLimit("a", "203.0.113.7")).toBe(0);
    expect(await consumeRateLimit("a", "203.0.113.7")).toBe(60);
    // Each would wait for a second.
    expect(performance.now() - begun).toBeLessThan(9_500);
  });

  test("a table that is locked holds a call up for a second, not for the database's own ten", async () => {
    const [holder] = servers;
    const consumeRateLimit = takeTurns[1] ?? unopened();
    await holder?.transaction(async (tx) => {
      await sql`lock table call_turns`.execute(tx);
      const begun = performance.now();
      for (let count = 0; count < 3; count++) expect(await consumeRateLimit("a", "203.0.113.7")).toBe(0);
      expect(performance.now() - begun).toBeLessThan(9_500);
    });
  });
});

function unopened(): never {
  throw new Error("there are three servers");
}

describe("over HTTP", () => {
  let fixture: HttpFixture;
  const open = async (trustProxy: string[]) => {
    fixture = await createHttpFixture({ trustProxy });
  };
  const call = (remoteAddress: string, forwarded?: string) =>
    fixture.http.inject({
      method: "POST",
      url: "/api/sendContactEmail",
      remoteAddress,
      headers: forwarded ? { "x-forwarded-for": forwarded } : {},
    });
  const statuses = async (calls: [string, string?][]) => {
    const found: number[] = [];
    for (const [from, forwarded] of calls) found.push((await call(from, forwarded)).statusCode);
    return found;
  };
  const times = <Value>(count: number, make: (index: number) => Value) =>
    Array.from({ length: count }, (_, i) => make(i));
  const tenThenRefused = [...times(10, () => 400), 429];

  afterEach(() => fixture.tearDown());

  test("the eleventh in a minute: 429 with Retry-After, in the shape of its call; pages are not counted", async () => {
    await open([]);
    expect(await statuses(times(11, () => ["203.0.113.7"]))).toEqual(tenThenRefused);
    const answer = await call("203.0.113.7");
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.json()).toMatchObject({ error: { type: "too-many", message: expect.any(String) } });
    expect((await fixture.http.inject({ url: "/", remoteAddress: "203.0.113.7" })).statusCode).toBe(200);
  });

  test("46. without TRUST_PROXY nobody's X-Forwarded-For is believed", async () => {
    await open([]);
    expect(await statuses(times(11, (index) => ["127.0.0.1", `203.0.113.${index}`]))).toEqual(tenThenRefused);
  });

  test("46. a listed proxy is believed: its visitors count one by one", async () => {
    await open(["10.0.0.0/8"]);
    const calls = times(11, (index): [string, string] => ["10.1.2.3", `203.0.113.${index}`]);
    expect(await statuses(calls)).toEqual(times(11, () => 400));
    expect(await statuses(times(10, () => ["10.9.9.9", "203.0.113.0"]))).toEqual(tenThenRefused.slice(1));
  });

  test("46. what a visitor writes in front of the proxy's word doesn't count", async () => {
    await open(["10.0.0.0/8"]);
    const calls = times(11, (index): [string, string] => ["10.1.2.3", `198.51.100.${index}, 203.0.113.7`]);
    expect(await statuses(calls)).toEqual(tenThenRefused);
  });

  test("46. whoever is no listed proxy is not believed", async () => {
    await open(["10.0.0.0/8"]);
    const calls = times(11, (index): [string, string] => ["192.0.2.1", `203.0.113.${index}`]);
    expect(await statuses(calls)).toEqual(tenThenRefused);
  });

  test("46. all addresses of one IPv6 /64 share their turns", async () => {
    await open([]);
    expect(await statuses(times(11, (index) => [`2001:db8:1:2::${index + 1}`]))).toEqual(tenThenRefused);
    expect(await statuses([["2001:db8:1:3::1"]])).toEqual([400]);
  });
});
