import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dueAt } from "../../contract/newsletter/due.ts";
import type { Issue } from "../../contract/newsletter/issue.ts";
import { issueAddress } from "../../contract/newsletter/issue-addresses.ts";
import { systemDns } from "../../server/mail/domain/dns.ts";
import { checkIssue } from "../../server/newsletter/check/check-issue.ts";
import { checkLinksOutside, checkSender } from "../../server/newsletter/check/check-outside.ts";
import type { IssueFinding } from "../../server/newsletter/check/issue-finding.ts";
import type { IssueSender } from "../../server/newsletter/send/frozen-mail.ts";
import { issueSender } from "../../server/newsletter/send/newsletter.ts";
import { readSettings } from "../../server/settings.ts";
import { slugInName } from "../../vite/newsletter/issue-name.ts";
import { readIssues } from "../../vite/newsletter/read-issues.ts";
import { pageAddresses } from "../build-steps/page-addresses.ts";
import { printFindings } from "./print-findings.ts";

const usage = "npm run site -- newsletter check [<slug>] [--dkim-selector NAME]";

/**
 * `npm run site -- newsletter check`: checks one issue, or all future issues, in `content/newsletter`. Returns the exit
 * code: 0 without errors, 1 with errors, 2 for wrong usage.
 */
export async function checkNewsletter(
  args: string[],
  environment: Record<string, string | undefined>,
  now: number,
  folder?: string,
): Promise<number> {
  const words = readWords(args);
  const read = readSettings(environment);
  if (!words || !read.ok) {
    for (const problem of read.ok ? [`Usage: ${usage}`] : read.problems) console.error(problem);
    return words ? 1 : 2;
  }
  const { issues, problems } = readIssues(folder);
  const isAsked = (slug: string) => !words.slug || slug === words.slug;
  const chosen = issues.filter(
    ({ slug, thursday }) => isAsked(slug) && (words.slug || dueAt(thursday) > now),
  );
  const broken = problems.filter(({ file }) => isAsked(slugInName(file)));
  if (words.slug && chosen.length + broken.length === 0) {
    const names = namesOf(issues, problems).join(", ");
    console.error(
      `No issue is called ${words.slug}. ${names ? `The issues are ${names}.` : "There are no issues yet."}`,
    );
    return 1;
  }
  const { newsletterSmtpUrl } = read.settings;
  const findings: IssueFinding[] = broken.map(({ file, line, what }) => ({
    level: "error",
    place: `${file}:${line}`,
    what,
    todo: "correct it: until then it is not sent and, if it is due, the site can't be built",
  }));
  for (const issue of chosen) findings.push(...(await findingsOf(issue, issues, issueSender(read.settings))));
  if (newsletterSmtpUrl !== null && chosen.length > 0)
    findings.push(...(await checkSender(read.settings, words.dkimSelector, systemDns())));
  return printFindings(findings, namesOf(chosen, broken));
}

function namesOf(issues: readonly Issue[], broken: readonly { file: string }[]): string[] {
  return [...new Set([...issues.map(({ slug }) => slug), ...broken.map(({ file }) => slugInName(file))])];
}

async function findingsOf(
  issue: Issue,
  issues: readonly Issue[],
  sender: IssueSender,
): Promise<IssueFinding[]> {
  const isThere = siteAddresses(issues.filter(({ thursday, draft }) => !draft && thursday <= issue.thursday));
  return [...(await checkIssue(issue, { sender, isThere })), ...(await checkLinksOutside(issue))];
}

/** Returns a function that checks whether the site has a page or file at a path. Reads sources, so needs no build. */
export function siteAddresses(issues: readonly Issue[]): (address: string) => boolean {
  const pages = new Set(pageAddresses(issues.map(issueAddress)));
  return (given) => {
    const address = given.replace(/(?<=.)\/$/, "");
    return pages.has(address) || (address !== "/" && existsSync(join("public", address)));
  };
}

function readWords(args: string[]): { slug: string | undefined; dkimSelector: string | null } | null {
  try {
    const options = { "dkim-selector": { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) return null;
    return { slug: positionals[0], dkimSelector: values["dkim-selector"] ?? null };
  } catch {
    return null;
  }
}
