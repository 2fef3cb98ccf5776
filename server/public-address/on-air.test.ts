import { once } from "node:events";
import {
  createServer as createPlainServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import { createServer } from "node:https";
import { afterEach, describe, expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { makeCertificate } from "../testing/certificate.ts";
import { createHttpFixture, type HttpFixture } from "../testing/fixtures/http-fixture.ts";
import { checkOnAir } from "./on-air.ts";
import { systemWeb, type Web } from "./web.ts";

const day = 86_400_000;
const good = certificateFor(-60, 30);
const secret = "a secret of 32 characters or more";
const sydney = "203.0.113.50";

let opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.reverse()) await close();
  opened = [];
});

test("a site that is well on the air", async () => {
  const findings = await look({});
  expect(findings).toEqual({
    Certificate: { verdict: "ok", found: expect.stringMatching(/^(29|30) days left, until 20\d\d-/) },
    Redirect: {
      verdict: "ok",
      found: expect.stringMatching(/^http:\/\/localhost\/contact leads to https:.*\/contact$/),
    },
    Headers: { verdict: "ok", found: "all security headers arrive as the server sends them" },
    Compression: { verdict: "ok", found: "pages arrive in br" },
    ETag: { verdict: "ok", found: "a page that is known is not sent again" },
    "robots.txt": { verdict: "ok", found: "is the server's own" },
    Visitors: {
      verdict: "ok",
      found: `each counts by an address of their own (we as ${sydney}), and can't invent one`,
    },
  });
});

test("without TLS there is only that to say", async () => {
  expect(await checkOnAir(settingsOf("http://localhost:1"), Date.now(), systemWeb())).toEqual([]);
});

describe("Certificate", () => {
  test.each([
    [
      "that nobody vouches for",
      good,
      { ca: null },
      "fail",
      /^browsers refuse it \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    ],
    ["for another name", good, { host: "127.0.0.1" }, "fail", /\(ERR_TLS_CERT_ALTNAME_INVALID\)/],
    ["that has run out", certificateFor(-90, -1), {}, "fail", /\(CERT_HAS_EXPIRED\)/],
    ["that was not renewed", certificateFor(-76, 14), {}, "warn", /^1[34] days left/],
    ["of six days, half of them left", certificateFor(-3, 3.5), {}, "ok", /^3 days left/],
  ] as const)("%s", async (_, certificate, reach, verdict, found) => {
    const { Certificate, ...others } = await look({ certificate, ...reach });
    expect(Certificate).toMatchObject({ verdict, found: expect.stringMatching(found) });
    // On a line that can't be trusted nothing else is said.
    expect(Object.keys(others).length > 0).toBe(verdict !== "fail");
  });

  test("of nobody who answers", async () => {
    const [finding] = await checkOnAir(settingsOf("https://localhost:1"), Date.now(), systemWeb());
    expect(finding).toMatchObject({ verdict: "fail", found: expect.stringContaining("(ECONNREFUSED)") });
  });
});

test.each<[string, RequestListener | null, "warn" | "fail", RegExp]>([
  ["answers in the clear", (_, answer) => answer.end(), "fail", /is answered 200, without TLS/],
  [
    "forgets the page",
    (_, answer) => answer.writeHead(301, { location: "https://localhost/" }).end(),
    "warn",
    /leads to https:\/\/localhost\/$/,
  ],
  ["isn't there", null, "warn", /no answer/],
])("Redirect: port 80 %s", async (_, plain, verdict, found) => {
  expect((await look({ plain })).Redirect).toMatchObject({ verdict, found: expect.stringMatching(found) });
});

describe("a proxy", () => {
  test("that takes headers away, sets its own and compresses nothing", async () => {
    const findings = await look({
      change: (headers) => {
        const {
          "x-content-type-options": _gone,
          etag: _gone2,
          "content-encoding": _gone3,
          ...rest
        } = headers;
        return { ...rest, "content-security-policy": `${rest["content-security-policy"]}, default-src *` };
      },
    });
    expect(findings).toMatchObject({
      Headers: {
        verdict: "warn",
        found: expect.stringMatching(/: content-security-policy \(.*\), x-content-type-options \(missing\)$/),
      },
      Compression: { verdict: "warn" },
      ETag: { verdict: "warn", found: "none arrives" },
    });
  });

  test("whose server does not run", async () => {
    const findings = await look({ answerWith: [502, "Bad Gateway"] });
    expect(findings).toMatchObject({
      Pages: { verdict: "fail", found: expect.stringMatching(/answers 502$/) },
      "robots.txt": { verdict: "warn", found: "is answered 502" },
      Visitors: { verdict: "warn", found: "the server there doesn't know our SECRET (502)" },
    });
  });

  test.each([
    ["User-agent: *\nDisallow: /\n", "fail"],
    ["User-agent: *\nDisallow: /private\n", "warn"],
  ])("with a robots.txt of its own: %j", async (robots, verdict) => {
    expect((await look({ answerWith: [200, robots] }))["robots.txt"]).toMatchObject({ verdict });
  });
});

test.each<[string, Parameters<typeof look>[0], "ok" | "warn" | "fail", RegExp]>([
  ["TRUST_PROXY forgotten", { trustProxy: "" }, "warn", /^all count as one, 127\.0\.0\.1,/],
  ["the proxy forgotten in it", { trustProxy: "10.0.0.0/8" }, "warn", /^all count as one/],
  [
    "the CDN forgotten in it",
    { forwarded: (sent) => `${sent}, ${sydney}, 198.51.100.1` },
    "warn",
    /^we count as 198\.51\.100\.1, which passes on what comes from 203\.0\.113\.50$/,
  ],
  ["visitors trusted like proxies", { trustProxy: "127.0.0.1, 203.0.0.0/8" }, "fail", /^anybody counts as/],
  ["a proxy that adds nothing", { forwarded: (sent) => sent }, "fail", /^anybody counts as/],
  ["a proxy that replaces what it was sent", { forwarded: () => sydney }, "ok", /we as 203\.0\.113\.50/],
  [
    "a proxy on this machine, which replaces it",
    { forwarded: () => "127.0.0.1" },
    "ok",
    /we as 127\.0\.0\.1/,
  ],
  [
    "a proxy on this machine, which adds to it",
    { forwarded: (sent) => `${sent}, 127.0.0.1` },
    "warn",
    /^can't be told from here/,
  ],
  [
    "another secret",
    { secret: "another one of 32 characters, or more" },
    "warn",
    /doesn't know our SECRET \(404\)$/,
  ],
])("Visitors: %s", async (_, situation, verdict, found) => {
  expect((await look(situation)).Visitors).toMatchObject({ verdict, found: expect.stringMatching(found) });
});

interface Situation {
  certificate?: { key: string; cert: string };
  /** Null: nobody made it known. */
  ca?: null;
  host?: string;
  /** What answers at port 80; null: nothing. */
  plain?: RequestListener | null;
  /** What the proxy makes of the server's headers. */
  change?: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
  /** What the proxy says itself. */
  answerWith?: readonly [number, string];
  /** What it makes of X-Forwarded-For. */
  forwarded?: (sent: string) => string;
  trustProxy?: string;
  secret?: string;
}

/** A server behind a proxy that speaks TLS, and what the doctor says of them. */
async function look(situation: Situation) {
  const { certificate = good, host = "localhost", trustProxy = "127.0.0.1" } = situation;
  let fixture: HttpFixture | undefined;
  const proxy = createServer(certificate, (asked, answer) => {
    if (situation.answerWith) return answer.writeHead(situation.answerWith[0]).end(situation.answerWith[1]);
    const sent = [asked.headers["x-forwarded-for"] ?? []].flat().join(", ");
    const forwarded = (situation.forwarded ?? ((before) => [before, sydney].filter(Boolean).join(", ")))(
      sent,
    );
    const headers = { ...asked.headers, "x-forwarded-for": forwarded };
    request({ port: portOf(fixture?.http.server), path: asked.url, headers }, (from) => {
      const change = situation.change ?? ((unchanged) => unchanged);
      answer.writeHead(from.statusCode ?? 0, change(from.headers));
      from.pipe(answer);
    }).end();
  });
  await listen(proxy);
  const siteUrl = `https://${host}:${portOf(proxy)}`;
  const settings = settingsOf(siteUrl, { TRUST_PROXY: trustProxy, SECRET: situation.secret ?? secret });
  fixture = await createHttpFixture({ siteUrl, trustProxy: settings.trustProxy });
  opened.push(() => fixture?.tearDown());
  await fixture.http.listen({ port: 0, host: "127.0.0.1" });
  const plain = createPlainServer(
    situation.plain ?? ((asked, answer) => answer.writeHead(308, { location: siteUrl + asked.url }).end()),
  );
  await listen(plain);
  const plainPort = portOf(plain);
  if (situation.plain === null) plain.close();
  const web = systemWeb(situation.ca === null ? {} : { ca: certificate.cert });
  const findings = await checkOnAir(settings, Date.now(), throughPort(web, plainPort));
  return Object.fromEntries(
    findings.map(({ check, todo, ...rest }) => {
      expect(todo === undefined).toBe(rest.verdict === "ok");
      return [check, rest];
    }),
  );
}

/** Port 80 is somewhere else here. */
function throughPort(web: Web, port: number): Web {
  const get: Web["get"] = (url, headers) =>
    web.get(url.replace(/^http:\/\/[^/]+/, `http://localhost:${port}`), headers);
  return { ...web, get };
}

function settingsOf(SITE_URL: string, environment: Record<string, string> = {}) {
  const read = readSettings({ SITE_URL, SECRET: secret, ...environment });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.settings;
}

/** `from` and `to`: days from now. */
function certificateFor(from: number, to: number) {
  return makeCertificate(new Date(Date.now() + from * day), new Date(Date.now() + to * day));
}

async function listen(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  opened.push(() => server.close());
}

function portOf(server: Pick<Server, "address"> | undefined): number {
  const address = server?.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}
