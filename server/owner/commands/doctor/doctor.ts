import { domainOf } from "../../../mail/address.ts";
import { checkDkim } from "../../../mail/domain/dkim-check.ts";
import { checkDmarc } from "../../../mail/domain/dmarc-check.ts";
import { type Dns, systemDns } from "../../../mail/domain/dns.ts";
import { type Finding, fail, warn } from "../../../mail/domain/finding.ts";
import { checkSpf } from "../../../mail/domain/spf-check.ts";
import { readSmtpUrl } from "../../../mail/transport/smtp-server-url.ts";
import type { SmtpLimits } from "../../../mail/transport/smtp-session.ts";
import type { Settings } from "../../../settings.ts";
import { checkSiteUrl, StartProblem } from "../../../start-problem.ts";
import { type Command, jsonOption } from "../command.ts";
import { checkClock, greetingOf } from "./clock-check.ts";
import { checkData } from "./data-checks.ts";
import { checkMailServer } from "./mail-server-check.ts";
import { checkReceiving } from "./receiving-check.ts";
import { checkSite, type ProbeSite, probeSite } from "./site-check.ts";

export const doctor: Command = {
  name: "doctor",
  options: { json: jsonOption, "dkim-selector": { type: "string", usage: "--dkim-selector NAME" } },
  meaning:
    "checks the settings, the database, the mail server, your mail domain's records and the site at SITE_URL; exit code 1 if a check fails",
  run: async ({ options, settings, io }) => {
    const selector = options["dkim-selector"];
    const findings = await runChecks({
      settings,
      dns: systemDns(),
      probeSite: (siteUrl) => probeSite(siteUrl),
      now: io.now(),
      buildFolder: io.buildFolder ?? null,
      dkimSelector: typeof selector === "string" ? selector : null,
    });
    if (options.json) io.out(JSON.stringify(findings, null, 2));
    else for (const line of findings.flatMap(linesOf)) io.out(line);
    return findings.some(({ verdict }) => verdict === "fail") ? 1 : 0;
  },
};

/** Checks what mail delivery needs, the stored data, and whether the site responds at SITE_URL. Sends no email. */
export async function runChecks(dependencies: DoctorDependencies): Promise<Finding[]> {
  const { settings, now, probeSite, buildFolder } = dependencies;
  const [data, site, mail] = await Promise.all([
    checkData(settings),
    checkRelease(settings, buildFolder).then((wrong) => wrong ?? checkSite(settings, now, probeSite)),
    checkMail(dependencies),
  ]);
  return [...data, ...site, ...mail].map(withNameServers);
}

interface DoctorDependencies {
  settings: Settings;
  dns: Dns;
  probeSite: ProbeSite;
  now: number;
  /** The release's folder; null in the project, where a start builds the pages again if necessary. */
  buildFolder: string | null;
  /** The selector of the relay's DKIM key, or null if it is unknown. */
  dkimSelector: string | null;
  limits?: SmtpLimits;
}

/** Replaces the advice where not even a name could be looked up, because the host and its port may be right. */
function withNameServers(finding: Finding): Finding {
  if (!/\((EAI_AGAIN|ETIMEOUT)\)|no answer \(ECONNREFUSED\)/.test(finding.found)) return finding;
  return { ...finding, todo: "This machine's name servers don't answer: see /etc/resolv.conf" };
}

/** Returns the problem if the release was built for another SITE_URL, so that its server can't start. */
async function checkRelease(settings: Settings, buildFolder: string | null): Promise<Finding[] | null> {
  try {
    if (buildFolder !== null) await checkSiteUrl(settings, buildFolder);
    return null;
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    const todo = "Correct SITE_URL, or install a release that was built for it";
    return [fail("SITE_URL", error.message.replace("SITE_URL: ", ""), todo)];
  }
}

/** The lines for people. */
export function linesOf({ check, verdict, found, todo }: Finding): string[] {
  const line = `${verdict.padEnd(4)}  ${check}: ${found}`;
  return todo === undefined ? [line] : [line, `      ${todo}${todo.endsWith("?") ? "" : "."}`];
}

async function checkMail({
  settings,
  now,
  dns,
  dkimSelector,
  limits,
}: DoctorDependencies): Promise<Finding[]> {
  const { smtpUrl, siteUrl, mailFrom, contactTo } = settings;
  if (smtpUrl === null) {
    return [
      (siteUrl.startsWith("https:") ? fail : warn)(
        "Mail server",
        "none: emails are stored as files in DATA_DIR/mail, and nobody receives them",
        "Set SMTP_URL to your mail relay's address, with user and password, and run this again: it will then check MAIL_FROM's domain too",
      ),
    ];
  }
  const domain = domainOf(mailFrom);
  const server = readSmtpUrl(smtpUrl);
  const findings = await Promise.all([
    checkMailServer(server, limits),
    checkReceiving("CONTACT_TO", domainOf(contactTo), dns),
    checkReceiving("MAIL_FROM", domain, dns),
    checkSpf(domain, dns),
    checkDkim(domain, dkimSelector, dns),
    checkDmarc(domain, dns),
  ]);
  return [...findings, ...checkClock(now, await greetingOf(server), server.host)];
}
