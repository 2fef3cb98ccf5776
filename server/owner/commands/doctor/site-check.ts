import { request } from "node:https";
import { text } from "node:stream/consumers";
import type { PeerCertificate, TLSSocket } from "node:tls";
import { dayMs } from "../../../durations.ts";
import { type Finding, fail, ok, warn } from "../../../mail/domain/finding.ts";
import { certificateProblem } from "../../../monitoring/certificate-problem.ts";
import type { Settings } from "../../../settings.ts";
import { checkClock } from "./clock-check.ts";

/** Checks that this site responds at SITE_URL, and that its certificate is trusted and not about to expire. */
export async function checkSite(
  { siteUrl, smtpUrl }: Pick<Settings, "siteUrl" | "smtpUrl">,
  now: number,
  probeSite: ProbeSite,
): Promise<Finding[]> {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== "https:") {
    const todo = "Set SITE_URL to the site's public address, like https://www.example.org";
    const onlyHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
    const found = onlyHere ? `${siteUrl}, which only this machine can reach` : `${siteUrl}, without TLS`;
    // An error if a mail server is configured, because newsletter emails then link to SITE_URL.
    return [(smtpUrl === null ? warn : fail)("SITE_URL", found, todo)];
  }
  const probe = await probeSite(siteUrl);
  if ("silent" in probe) {
    const todo =
      "Start the site and the proxy that handles TLS for it; the name must resolve to this machine, and port 443 must be open to everyone";
    return [fail("SITE_URL", `${siteUrl} can't be reached (${probe.silent})`, todo)];
  }
  return [
    checkAnswer(siteUrl, probe),
    checkCertificate(hostname, probe, now),
    ...checkClock(now, probe.date, hostname),
  ];
}

/** Requests robots.txt; never rejects. */
export type ProbeSite = (siteUrl: string) => Promise<SiteProbe | { silent: string }>;

interface SiteProbe {
  certificate: Pick<PeerCertificate, "valid_from" | "valid_to">;
  /** The reason why browsers refuse the certificate, or null if they accept it. */
  distrusted: string | null;
  status: number;
  /** The header `Date`, or "" if there is none. */
  date: string;
  robots: string;
}

function checkAnswer(siteUrl: string, { status, robots }: SiteProbe): Finding {
  if (robots.includes(`Sitemap: ${siteUrl}/sitemap.xml`)) return ok("SITE_URL", `${siteUrl} is this site`);
  return fail(
    "SITE_URL",
    `${siteUrl}/robots.txt is not this site's (${status})`,
    "Is the server running with this SITE_URL, and does the proxy forward all requests to its HOST and PORT?",
  );
}

function checkCertificate(host: string, { certificate, distrusted }: SiteProbe, now: number): Finding {
  const check = "Certificate";
  if (distrusted !== null) {
    const { found, todo } = certificateProblem(distrusted) ?? { found: distrusted, todo: "Get another one" };
    return fail(check, `browsers refuse ${host}: ${found}`, todo);
  }
  const from = Date.parse(certificate.valid_from);
  const to = Date.parse(certificate.valid_to);
  const days = Math.floor((to - now) / dayMs);
  const left = `${days} ${days === 1 ? "day" : "days"} left, until ${new Date(to).toISOString().slice(0, 10)}`;
  // Certificates last 90 or 6 days and are renewed when a third of that is left. At a sixth, the renewal has failed.
  if (to - now < (to - from) / 6) {
    return warn(check, left, "It was not renewed: read the log of the program that renews your certificates");
  }
  return ok(check, left);
}

/** Requests robots.txt and reads the certificate. @param ca certificates to trust instead of the default ones */
export function probeSite(siteUrl: string, ca?: string): ReturnType<ProbeSite> {
  return new Promise((resolve) => {
    const silent = (error: Error) => resolve({ silent: "code" in error ? String(error.code) : error.name });
    const asked = request(`${siteUrl}/robots.txt`, {
      ...(ca !== undefined && { ca }),
      agent: false,
      // Connects despite an invalid certificate, in order to report it. The request contains nothing confidential.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(10_000),
    });
    asked.on("error", silent);
    asked.on("response", (answer) => {
      const socket = answer.socket as TLSSocket;
      const probe = {
        certificate: socket.getPeerCertificate(),
        distrusted: socket.authorized ? null : String(socket.authorizationError),
        status: answer.statusCode ?? 0,
        date: answer.headers.date ?? "",
      };
      text(answer).then((robots) => resolve({ ...probe, robots }), silent);
    });
    asked.end();
  });
}
