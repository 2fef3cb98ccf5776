import { once } from "node:events";
import { request } from "node:http";
import { createServer, type Server } from "node:https";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PeriodicTask } from "../periodic-task.ts";
import { systemWeb } from "../public-address/web.ts";
import { makeCertificate } from "../testing/certificate.ts";
import { type FakedClock, fakeClock } from "../testing/faked-clock.ts";
import { createHttpFixture, type HttpFixture } from "../testing/fixtures/http-fixture.ts";
import { findAlerts } from "./find-alerts.ts";
import { certificateState } from "./on-air-finding.ts";
import { createOnAirWatch } from "./on-air-watch.ts";

const secret = "a secret of 32 characters or more";
const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe("B7. the site as it is met at SITE_URL", () => {
  let fixture: HttpFixture;
  let clock: FakedClock;
  let task: PeriodicTask | undefined;
  let proxy: Server | undefined;
  /** Connections so far. */
  let asked = 0;
  beforeEach(async () => {
    // The doctor's pass is good for a minute of the real clock.
    clock = fakeClock(Date.now());
    asked = 0;
  });
  afterEach(async () => {
    await task?.stop();
    proxy?.close();
    proxy?.closeAllConnections();
    await fixture.tearDown();
    [task, proxy] = [undefined, undefined];
  });

  const valid = (from: number, to: number) =>
    makeCertificate(new Date(Date.now() + from * day), new Date(Date.now() + to * day));

  /** A proxy that speaks TLS, on a port of its own, before the server. */
  async function serve(certificate: ReturnType<typeof valid>, { port = 0 } = {}): Promise<number> {
    const made = createServer(certificate, (incoming, answer) => {
      const forwarded = [incoming.headers["x-forwarded-for"], "203.0.113.50"].filter(Boolean).join(", ");
      const headers = { ...incoming.headers, "x-forwarded-for": forwarded };
      request({ port: portOf(fixture.http.server), path: incoming.url, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 0, from.headers);
        from.pipe(answer);
      }).end();
    });
    made.on("connection", () => {
      asked += 1;
    });
    await once(made.listen(port, "127.0.0.1"), "listening");
    proxy = made;
    return portOf(made);
  }

  async function watch({ certificate = valid(-60, 30), trustProxy = ["127.0.0.1"], trusted = true } = {}) {
    fixture = await createHttpFixture({ trustProxy });
    await fixture.http.listen({ port: 0, host: "127.0.0.1" });
    const siteUrl = `https://localhost:${await serve(certificate)}`;
    task = createOnAirWatch({
      store: fixture.store,
      clock,
      settings: { siteUrl, trustProxy },
      secret,
      web: (signal) => systemWeb({ ...(trusted && { ca: certificate.cert }), signal }),
      log: { error: () => {} },
    });
    task.start();
  }
  const alerts = async () => {
    const found = await findAlerts(fixture.store.db, { dataDir: fixture.dataDir, now: clock.now() });
    return found.filter(({ what }) => what === "certificate" || what === "visitors");
  };
  const names = async () => (await alerts()).map(({ what }) => what);
  const state = () => certificateState(fixture.store.db, clock.now());

  test("that is well is no alert, and is met once a day", async () => {
    await watch();
    await clock.pass(20 * 60_000);
    expect(await alerts()).toEqual([]);
    const read = await state();
    const until = read && "until" in read ? read.until : 0;
    expect(Math.abs(until - (Date.now() + 30 * day))).toBeLessThan(60_000);
    const once = asked;
    await clock.pass(23 * hour);
    expect(asked).toBe(once);
    await clock.pass(2 * hour);
    expect(asked).toBeGreaterThan(once);
  });

  test("is met again within the hour where a server died while it did", async () => {
    fixture = await createHttpFixture();
    const begin = (handshake: () => Promise<{ silent: string }>) => {
      const made = createOnAirWatch({
        store: fixture.store,
        clock,
        settings: { siteUrl: "https://site.test", trustProxy: [] },
        secret,
        web: () => ({
          handshake: () => {
            asked += 1;
            return handshake();
          },
          get: async () => ({ silent: "ECONNREFUSED" }),
        }),
        log: { error: () => {} },
      });
      made.start();
      return made;
    };
    begin(() => new Promise(() => {}));
    await clock.pass(10 * 60_000, 0);
    await expect.poll(() => asked).toBe(1);
    task = begin(async () => ({ silent: "ECONNREFUSED" }));
    await clock.pass(40 * 60_000);
    expect(asked).toBe(2);
  });

  test("with a certificate that nobody has renewed two weeks before its end is an alert, until it is renewed", async () => {
    await watch({ certificate: valid(-80, 10) });
    await clock.pass(20 * 60_000);
    expect(await names()).toEqual(["certificate"]);
    const [alert] = await alerts();
    expect(alert?.found).toContain(new Date(Date.now() + 10 * day).toISOString().slice(0, 10));
    const port = portOf(proxy);
    proxy?.close();
    proxy?.closeAllConnections();
    await serve(valid(-1, 89), { port });
    await clock.pass(2 * hour);
    // The new one is vouched for by nobody whom this test trusts.
    expect((await alerts()).map(({ found }) => found)).toEqual([
      expect.stringContaining("browsers refuse the certificate"),
    ]);
  });

  test("with a certificate of six days, half of them left, is no alert: it is renewed by itself", async () => {
    await watch({ certificate: valid(-3, 3) });
    await clock.pass(20 * 60_000);
    expect(await names()).toEqual([]);
  });

  test.each([
    ["that nobody vouches for", valid(-60, 30), false, /DEPTH_ZERO_SELF_SIGNED_CERT/],
    ["that has run out", valid(-90, -1), true, /CERT_HAS_EXPIRED/],
  ])("with a certificate %s is an alert", async (_, certificate, trusted, reason) => {
    await watch({ certificate, trusted });
    await clock.pass(20 * 60_000);
    expect(await alerts()).toEqual([{ what: "certificate", found: expect.stringMatching(reason) }]);
    expect(await state()).toEqual({ distrusted: expect.stringMatching(reason) });
  });

  test("that can't be reached is no alert, but is said", async () => {
    await watch();
    proxy?.close();
    proxy?.closeAllConnections();
    await clock.pass(20 * 60_000);
    expect(await names()).toEqual([]);
    expect(await state()).toEqual({ unread: "ECONNREFUSED" });
  });

  test("that can't be reached any more is what it was for three days", async () => {
    await watch({ certificate: valid(-80, 10) });
    await clock.pass(20 * 60_000);
    proxy?.close();
    proxy?.closeAllConnections();
    await clock.pass(2 * day);
    expect(await names()).toEqual(["certificate"]);
    expect(await state()).toEqual({ unread: "ECONNREFUSED" });
    await clock.pass(2 * day);
    expect(await names()).toEqual([]);
  });

  test("behind a proxy that TRUST_PROXY forgot is an alert: all visitors count as one", async () => {
    await watch({ trustProxy: [] });
    await clock.pass(20 * 60_000);
    expect(await alerts()).toEqual([{ what: "visitors", found: expect.stringContaining("127.0.0.1") }]);
  });
});

function portOf(server: Pick<Server, "address"> | undefined): number {
  const address = server?.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}
