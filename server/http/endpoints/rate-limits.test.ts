// R-CALL-7, R-LIMIT-4, R-LIMIT-5, R-ERROR-2
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { createRateLimit, limits } from "../protection/admission.ts";

let fixture: HttpFixture;
const open = async (trustProxy: string[]) => {
  fixture = await createHttpFixture({ trustProxy });
};
const call = (remoteAddress: string, forwarded?: string, name = "sendContactEmail") =>
  fixture.http.inject({
    method: "POST",
    url: `/api/${name}`,
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
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 20) });
});
afterEach(() => {
  vi.useRealTimers();
  return fixture.tearDown();
});

test("the eleventh call in a minute gets 429 with Retry-After, in the call's format; pages do not count", async () => {
  await open([]);
  expect(await statuses(times(11, () => ["203.0.113.7"]))).toEqual(tenThenRefused);
  const answer = await call("203.0.113.7");
  expect(answer.headers["retry-after"]).toBe("60");
  expect(answer.json()).toMatchObject({ error: { type: "too-many", message: expect.any(String) } });
  expect((await fixture.http.inject({ url: "/", remoteAddress: "203.0.113.7" })).statusCode).toBe(200);
  pass(20);
  expect((await call("203.0.113.7")).headers["retry-after"]).toBe("40");
  pass(40);
  expect((await call("203.0.113.7")).statusCode).toBe(400);
});

test("the sixty-first call in an hour gets 429, at any speed", async () => {
  await open([]);
  for (let count = 0; count < 60; count++) {
    expect((await call("203.0.113.7")).statusCode).toBe(400);
    pass(10);
  }
  const refused = await call("203.0.113.7");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3000"]);
  pass(3000);
  expect((await call("203.0.113.7")).statusCode).toBe(400);
});

test("each client and each call has its own limits", async () => {
  await open([]);
  expect(await statuses(times(11, () => ["203.0.113.7"]))).toEqual(tenThenRefused);
  expect((await call("203.0.113.8")).statusCode).toBe(400);
  expect((await call("203.0.113.7", undefined, "addSubscriber")).statusCode).toBe(400);
});

test("a call and its form share their limits", async () => {
  fixture = await createHttpFixture();
  await statuses(times(10, () => ["203.0.113.7"]));
  const form = { method: "POST", url: "/contact", remoteAddress: "203.0.113.7" } as const;
  expect((await fixture.http.inject(form)).statusCode).toBe(429);
});

const proxies = ["10.0.0.0/8"];

test.each<[string, string[], (index: number) => [string, string?]]>([
  ["any X-Forwarded-For without TRUST_PROXY", [], (i) => ["127.0.0.1", `203.0.113.${i}`]],
  [
    "any X-Forwarded-For sent to a trusted proxy",
    proxies,
    (i) => ["10.1.2.3", `198.51.100.${i}, 203.0.113.7`],
  ],
  ["any X-Forwarded-For of an unlisted proxy", proxies, (i) => ["192.0.2.1", `203.0.113.${i}`]],
])("46. these count as one client: %s", async (_name, trustProxy, callerOf) => {
  await open(trustProxy);
  expect(await statuses(times(11, callerOf))).toEqual(tenThenRefused);
});

const oneClient = {
  "all addresses of one IPv6 /64": (i: number) => `2001:db8:1:2:${i % 2 ? "ffff" : "0"}::${i + 1}`,
  "an IPv4 address and its IPv6-mapped form": (i: number) => (i % 2 ? "::ffff:203.0.113.7" : "203.0.113.7"),
};

describe.each(Object.entries(limits))("46. each limit of %s", (_list, listed) => {
  test.each(
    listed.flatMap((limit) => Object.entries(oneClient).map(([client, from]) => ({ limit, client, from }))),
  )("of $limit.max in $limit.timeWindow ms counts $client as one client", async ({ limit, from }) => {
    await open([]);
    const secondsToWait = createRateLimit(fixture.http, [limit]);
    fixture.http.get("/limited", async (request) => ({ refused: (await secondsToWait(request)) > 0 }));
    const refused: boolean[] = [];
    for (const remoteAddress of [...times(limit.max + 1, from), "203.0.113.8", "2001:db8:1:3::1"])
      refused.push((await fixture.http.inject({ url: "/limited", remoteAddress })).json().refused);
    const isOthers = limit === limits.render[1];
    expect(refused).toEqual([...times(limit.max, () => false), true, isOthers, isOthers]);
  });
});

test("46. behind a trusted proxy each visitor counts separately", async () => {
  await open(proxies);
  const calls = times(11, (index): [string, string] => ["10.1.2.3", `203.0.113.${index}`]);
  expect(await statuses(calls)).toEqual(times(11, () => 400));
  expect(await statuses(times(10, () => ["10.9.9.9", "203.0.113.0"]))).toEqual(tenThenRefused.slice(1));
});
