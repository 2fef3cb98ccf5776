// R-COMMAND-8
import { createServer } from "node:https";
import { expect, test } from "vitest";
import { dayMs as day } from "../../../durations.ts";
import { makeCertificate } from "../../../testing/certificate.ts";
import { listenOnFreePort } from "../../../testing/free-port.ts";
import { checkSite, type ProbeSite, probeSite } from "./site-check.ts";

const now = Date.UTC(2026, 10, 26);
const siteUrl = "https://site.test";

/** A site's response and certificate, which is valid between the days `from` and `to`, counted from now. */
const sound = { from: -60, to: 30, status: 200, robots: `Sitemap: ${siteUrl}/sitemap.xml`, date: "" };

/** Returns the findings for a site that differs from a sound one in this way. */
async function findingsFor(change: Partial<typeof sound> & { distrusted?: string }) {
  const { from, to, ...answer } = { ...sound, distrusted: null, ...change };
  const daysOn = (days: number) => new Date(now + days * day).toUTCString();
  const certificate = { valid_from: daysOn(from), valid_to: daysOn(to) };
  const probe: ProbeSite = async () => ({ certificate, ...answer });
  const findings = await checkSite({ siteUrl, smtpUrl: null }, now, probe);
  return findings.map(({ check, verdict, found, todo }) => {
    expect(todo === undefined).toBe(verdict === "ok");
    return [check, verdict, found];
  });
}

test("a site that responds, with a certificate that browsers accept, passes", async () => {
  expect(await findingsFor({})).toEqual([
    ["SITE_URL", "ok", "https://site.test is this site"],
    ["Certificate", "ok", "30 days left, until 2026-12-26"],
  ]);
});

test.each([
  [
    "that browsers do not trust fails",
    { distrusted: "CERT_HAS_EXPIRED", to: -1 },
    "fail",
    "browsers refuse site.test: its certificate has expired",
  ],
  ["due for renewal gets a warning", { from: -76, to: 14 }, "warn", "14 days left, until 2026-12-10"],
  ["of six days passes with half of them left", { from: -3, to: 3.5 }, "ok", "3 days left, until 2026-11-29"],
] as const)("a certificate %s", async (_, change, verdict, found) => {
  expect((await findingsFor(change))[1]).toEqual(["Certificate", verdict, found]);
});

test.each([-2, 2])(
  "a clock that is %i hours wrong fails, if the site's answer comes from another machine",
  async (hours) => {
    const [, , ofClock] = await findingsFor({ date: new Date(now + hours * 3_600_000).toUTCString() });
    expect(ofClock).toEqual([
      "Clock",
      "fail",
      expect.stringMatching(/^it is 2026-11-26T00.* at site\.test$/),
    ]);
  },
);

test.each([
  ["a proxy whose server is down", { status: 502, robots: "Bad Gateway" }],
  ["another site", { robots: "User-agent: *\nSitemap: https://other.example/sitemap.xml\n" }],
])("%s fails", async (_, change) => {
  const [ofAnswer] = await findingsFor(change);
  expect(ofAnswer).toEqual(["SITE_URL", "fail", expect.stringContaining("/robots.txt is not this site's")]);
});

test.each([
  ["http://site.test", "http://site.test, without TLS"],
  ["http://localhost:3000", "http://localhost:3000, which only this machine can reach"],
])("%s fails, because every link in our emails would use it", async (url, found) => {
  const nobody: ProbeSite = async () => ({ silent: "ENOTFOUND" });
  expect(await checkSite({ siteUrl: url, smtpUrl: "smtp://mail.test" }, now, nobody)).toEqual([
    { check: "SITE_URL", verdict: "fail", found, todo: expect.any(String) },
  ]);
});

test("probing a real site finds its response, its certificate and whether browsers would accept it", async () => {
  const { key, cert } = makeCertificate("localhost");
  const server = createServer({ key, cert }, (request, reply) => reply.writeHead(404).end(request.url));
  const port = await listenOnFreePort(server);
  const date = expect.stringMatching(/GMT$/);
  const probe = { certificate: { subject: { CN: "localhost" } }, status: 404, robots: "/robots.txt", date };
  expect(await probeSite(`https://localhost:${port}`, cert)).toMatchObject({ ...probe, distrusted: null });
  const distrusted = "DEPTH_ZERO_SELF_SIGNED_CERT";
  expect(await probeSite(`https://localhost:${port}`)).toMatchObject({ ...probe, distrusted });
  server.close();
  expect(await probeSite("https://localhost:1")).toEqual({ silent: "ECONNREFUSED" });
});
