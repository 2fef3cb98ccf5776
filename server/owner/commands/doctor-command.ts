import { systemDns } from "../../mail/domain/dns.ts";
import type { Finding } from "../../mail/domain/finding.ts";
import { type Command, jsonOption } from "./command.ts";
import { examine } from "./doctor/doctor.ts";
import { meetSite } from "./doctor/site-check.ts";

export const doctor: Command = {
  name: "doctor",
  operands: [],
  options: { json: jsonOption, "dkim-selector": { type: "string", usage: "--dkim-selector NAME" } },
  meaning:
    "looks at settings, database, mail server, the records of your mail domain and the site at SITE_URL; exit code 1 when one fails",
  run: async ({ options, settings, io }) => {
    const selector = options["dkim-selector"];
    const findings = await examine({
      settings,
      dns: systemDns(),
      meetSite: (siteUrl) => meetSite(siteUrl),
      now: io.now(),
      dkimSelector: typeof selector === "string" ? selector : null,
    });
    if (options.json) io.out(JSON.stringify(findings, null, 2));
    else for (const line of findings.flatMap(linesOf)) io.out(line);
    return findings.some(({ verdict }) => verdict === "fail") ? 1 : 0;
  },
};

function linesOf({ check, verdict, found, todo }: Finding): string[] {
  const line = `${verdict.padEnd(4)}  ${check}: ${found}`;
  return todo === undefined ? [line] : [line, `      ${todo}.`];
}
