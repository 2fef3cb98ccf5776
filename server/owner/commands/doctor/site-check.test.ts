import { once } from "node:events";
import type { Server } from "node:http";
import { createServer } from "node:https";
import { afterEach, expect, test } from "vitest";
import { robotsText } from "../../../http/pages/pages.ts";
import { makeCertificate } from "../../../testing/certificate.ts";
import { checkSite, meetSite } from "./site-check.ts";

const day = 86_400_000;
const good = certificateFor(-60, 30);
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("a site that answers, with a certificate that browsers take", async () => {
  expect(await look({})).toEqual([
    ["SITE_URL", "ok", expect.stringMatching(/^https:\/\/localhost:\d+ answers as this site$/)],
    ["Certificate", "ok", expect.stringMatching(/^(29|30) days left, until 20\d\d-/)],
  ]);
});

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
] as const)("a certificate %s", async (_, certificate, reach, verdict, found) => {
  const [, ofCertificate] = await look({ certificate, ...reach });
  expect(ofCertificate).toEqual(["Certificate", verdict, expect.stringMatching(found)]);
});

test.each([
  ["a proxy whose server does not run", [502, "Bad Gateway"]],
  ["another site", [200, "User-agent: *\nSitemap: https://other.example/sitemap.xml\n"]],
] as const)("%s", async (_, answer) => {
  const [ofAnswer] = await look({ answer });
  expect(ofAnswer).toEqual(["SITE_URL", "fail", expect.stringContaining(`not this site's (${answer[0]})`)]);
});

test("nobody who answers", async () => {
  const findings = await checkSite({ siteUrl: "https://localhost:1", smtpUrl: null }, Date.now(), meetSite);
  expect(findings).toMatchObject([{ verdict: "fail", found: expect.stringContaining("(ECONNREFUSED)") }]);
});

interface Situation {
  certificate?: { key: string; cert: string };
  /** Null: nobody made it known. */
  ca?: null;
  host?: string;
  answer?: readonly [status: number, robots: string];
}

/** What is said of a server that speaks TLS. */
async function look({ certificate = good, ca, host = "localhost", answer }: Situation) {
  const server = createServer(certificate, (_, reply) => {
    const [status, robots] = answer ?? [200, robotsText(siteUrl)];
    reply.writeHead(status).end(robots);
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const siteUrl = `https://${host}:${typeof address === "object" ? address?.port : ""}`;
  const trusted = ca === null ? undefined : certificate.cert;
  const findings = await checkSite({ siteUrl, smtpUrl: null }, Date.now(), () => meetSite(siteUrl, trusted));
  return findings.map(({ check, verdict, found, todo }) => {
    expect(todo === undefined).toBe(verdict === "ok");
    return [check, verdict, found];
  });
}

/** `from` and `to`: days from now. */
function certificateFor(from: number, to: number) {
  return makeCertificate(new Date(Date.now() + from * day), new Date(Date.now() + to * day));
}
