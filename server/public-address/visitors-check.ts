import { BlockList, isIP, isIPv6 } from "node:net";
import { z } from "zod";
import { readSecret } from "../data-dir/secret.ts";
import { doctorAddress, doctorHeader, doctorPass, type SeenRequest } from "../http/doctor.ts";
import { type Finding, fail, ok, warn } from "../owner/doctor/finding.ts";
import type { Settings } from "../settings.ts";
import { StartProblem } from "../start-problem.ts";
import type { Web } from "./web.ts";

const check = "Visitors";

/** Nobody's (RFC 5737): who can make the server believe in it could be anybody. */
const invented = "192.0.2.1";

/** Whether the server knows one visitor from another: asks it whose this very request was, under an invented address. */
export async function checkVisitors(settings: Settings, now: number, web: Web): Promise<Finding> {
  const secret = await readSecret(settings).catch((error) => {
    if (error instanceof StartProblem) return null;
    throw error;
  });
  if (secret === null) return warn(check, "can't be asked without the server's SECRET", runThere);
  const answer = await askWhose(settings.siteUrl, secret, now, web);
  if ("silent" in answer) return warn(check, `no answer (${answer.silent})`, "Try again later");
  const seen = seenIn(answer.body);
  if (seen === null)
    return warn(check, `the server there doesn't know our SECRET (${answer.status})`, runThere);
  return judge(seen, settings.trustProxy);
}

/** The address that all visitors count as, which is the proxy's; null: none. "unknown": the site did not tell. */
export async function findSharedAddress(
  { siteUrl, trustProxy }: Pick<Settings, "siteUrl" | "trustProxy">,
  secret: string,
  now: number,
  web: Web,
): Promise<{ address: string | null } | "unknown"> {
  const answer = await askWhose(siteUrl, secret, now, web);
  const seen = "silent" in answer ? null : seenIn(answer.body);
  return seen === null ? "unknown" : { address: sharedAddress(seen, trustProxy) };
}

function askWhose(siteUrl: string, secret: string, now: number, web: Web) {
  return web.get(siteUrl + doctorAddress, {
    [doctorHeader]: doctorPass(secret, now),
    "x-forwarded-for": invented,
  });
}

/** With TLS it is always a proxy that is connected. From its own machine we come from the same address as it does. */
function sharedAddress({ connected, forwarded, counted }: SeenRequest, trustProxy: string[]): string | null {
  const [seen, proxy] = [plain(counted), plain(connected)];
  if (seen !== proxy) return null;
  return trustProxy.length === 0 || !forwarded.map(plain).includes(seen) ? proxy : null;
}

function seenIn(body: string): SeenRequest | null {
  try {
    return seenRequest.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

const seenRequest: z.ZodType<SeenRequest> = z.object({
  connected: z.string(),
  forwarded: z.array(z.string()),
  counted: z.string(),
});

const runThere =
  "Run this where the server runs, with its settings; what stands before it has to pass /api/ on";

function judge(request: SeenRequest, trustProxy: string[]): Finding {
  const way = [...request.forwarded, request.connected].map(plain);
  const seen = plain(request.counted);
  if (seen === invented) return judgeInvented(way);
  const proxy = sharedAddress(request, trustProxy);
  if (proxy !== null) {
    return warn(
      check,
      `all count as one, ${proxy}, and share its limits: it is the proxy's address`,
      `Set TRUST_PROXY to ${proxy}, or to the range that your proxies have`,
    );
  }
  const before = way.slice(0, way.indexOf(seen)).filter((address) => address !== invented);
  if (before.length > 0) {
    return warn(
      check,
      `we count as ${seen}, which passes on what comes from ${before.join(", ")}`,
      `If ${seen} is a proxy of yours, or your CDN's, add its range to TRUST_PROXY: all who come by it share their limits`,
    );
  }
  return ok(check, `each counts by an address of their own (we as ${seen}), and can't invent one`);
}

function judgeInvented(way: string[]): Finding {
  const next = way[way.lastIndexOf(invented) + 1] ?? "";
  if (way.lastIndexOf(invented) < way.length - 2 && isPrivate(next)) {
    return warn(
      check,
      `can't be told from here: the proxy met us at ${next}, which TRUST_PROXY trusts`,
      "Run this on a machine from which SITE_URL is reached by way of the Internet, with the server's SECRET",
    );
  }
  return fail(
    check,
    "anybody counts as the address that they send in X-Forwarded-For, and so passes the limits",
    "Set TRUST_PROXY to the addresses of your proxies alone, and have the outermost replace X-Forwarded-For or add to it",
  );
}

/** An IPv4 address as such, on a socket that takes both kinds. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function isPrivate(address: string): boolean {
  if (isIP(address) === 0) return false;
  return privateRanges.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

const privateRanges = new BlockList();
for (const [network, prefix] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateRanges.addSubnet(network, prefix, "ipv4");
}
privateRanges.addAddress("::1", "ipv6");
privateRanges.addSubnet("fc00::", 7, "ipv6");
privateRanges.addSubnet("fe80::", 10, "ipv6");
