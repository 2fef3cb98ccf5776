import type { Finding } from "../owner/doctor/finding.ts";
import type { Settings } from "../settings.ts";
import { checkCertificate } from "./certificate-check.ts";
import { checkPages } from "./pages-check.ts";
import { checkRedirect } from "./redirect-check.ts";
import { checkRobots } from "./robots-check.ts";
import { checkVisitors } from "./visitors-check.ts";
import type { Web } from "./web.ts";

/** The site at its public address, with all that stands before it. Where it has no TLS, that is to be mended first. */
export async function checkOnAir(settings: Settings, now: number, web: Web): Promise<Finding[]> {
  const { siteUrl } = settings;
  if (!siteUrl.startsWith("https:")) return [];
  const certificate = await checkCertificate(siteUrl, now, web);
  if (certificate.verdict === "fail") return [certificate];
  const [redirect, pages, robots, visitors] = await Promise.all([
    checkRedirect(siteUrl, web),
    checkPages(siteUrl, web),
    checkRobots(siteUrl, web),
    checkVisitors(settings, now, web),
  ]);
  return [certificate, redirect, ...pages, robots, visitors];
}
