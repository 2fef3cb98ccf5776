import type { SiteConfig } from "../../contract/site-config.ts";
import type { Settings } from "../../server/settings.ts";
import { type Finding, placeOf } from "./sources.ts";

/** Finds settings that send personal data to a company missing from `processors`, and so from the privacy policy. */
export function unnamedProcessors(settings: Settings, { processors }: SiteConfig): Finding[] {
  const place = placeOf("processors:", "site.config.ts");
  const isNamed = (words: RegExp) => processors.some(({ who, task }) => words.test(`${who} ${task}`));
  const findings: Finding[] = [];
  const demand = (setting: string, url: string | null, words: RegExp, kind: string) => {
    const host = url && URL.parse(url)?.hostname;
    if (!host || isLocal(host) || isNamed(words)) return;
    findings.push({
      place,
      what: `${setting} names ${host}, but the privacy policy names no company that ${kind}`,
      todo: "add it to processors, with its country",
    });
  };
  demand("SMTP_URL", settings.smtpUrl, /mail/i, "carries email");
  if (settings.newsletterSmtpUrl !== settings.smtpUrl)
    demand("NEWSLETTER_SMTP_URL", settings.newsletterSmtpUrl, /mail/i, "carries email");
  demand("DATABASE_URL", settings.databaseUrl, /database|host/i, "runs the database");
  if (settings.trustProxy.length > 0 && !isNamed(/proxy|CDN|network address|host/i))
    findings.push({
      place,
      what: "TRUST_PROXY is set, but the privacy policy names no company that sees the visitors’ network addresses",
      todo: "add the proxy’s company to processors, with its country",
    });
  return findings;
}

function isLocal(host: string): boolean {
  return host === "localhost" || /^(127\.|10\.|192\.168\.|\[::1\])/.test(host) || !host.includes(".");
}
