import type { Issue } from "../../../contract/newsletter/issue.ts";
import { domainOf } from "../../mail/address.ts";
import { checkDkim } from "../../mail/domain/dkim-check.ts";
import { checkDmarc } from "../../mail/domain/dmarc-check.ts";
import type { Dns } from "../../mail/domain/dns.ts";
import { checkSpf } from "../../mail/domain/spf-check.ts";
import { certificateProblem } from "../../monitoring/certificate-problem.ts";
import type { Settings } from "../../settings.ts";
import { linksOf } from "./check-links.ts";
import { type IssueFinding, warningAt } from "./issue-finding.ts";

/** Requests each external URL in an issue once, with a timeout of `wait` milliseconds. Returns warnings of failures. */
export async function checkLinksOutside(issue: Issue, wait = 5_000): Promise<IssueFinding[]> {
  const links = linksOf(issue).filter(({ href }) => /^https?:/.test(href));
  const first = links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
  const answers = await Promise.all(
    first.map(async (link) => ({ link, answer: await answerOf(link.href, wait) })),
  );
  return answers.flatMap(({ link, answer }) =>
    answer === "there"
      ? []
      : [warningAt(issue, link.line, `${link.href}: ${answer}`, "open it, and correct the link if needed")],
  );
}

/** Sends HEAD and, if that fails, GET. Returns "there" on success, otherwise a description of the problem. */
async function answerOf(href: string, wait: number): Promise<string> {
  let answer = "";
  for (const method of ["HEAD", "GET"]) {
    try {
      const { status, body } = await fetch(href, {
        method,
        redirect: "manual",
        signal: AbortSignal.timeout(wait),
      });
      await body?.cancel();
      if (status < 400) return "there";
      answer = `responds with ${status}`;
    } catch (error) {
      const certificate = certificateProblem(error);
      if (certificate) answer = certificate.found;
      else if (error instanceof Error && error.name === "TimeoutError")
        answer = `no response within ${wait / 1000} s`;
      else answer = "can’t be reached";
    }
  }
  return answer;
}

/** Checks the SPF, DKIM and DMARC records of the sender's domain. The `doctor` command checks more than these. */
export async function checkSender(
  { newsletterFrom, mailFrom }: Pick<Settings, "newsletterFrom" | "mailFrom">,
  dkimSelector: string | null,
  dns: Dns,
): Promise<IssueFinding[]> {
  const domain = domainOf(newsletterFrom);
  const place = newsletterFrom === mailFrom ? "MAIL_FROM" : "NEWSLETTER_FROM";
  const found = await Promise.all([
    checkSpf(domain, dns),
    checkDkim(domain, dkimSelector, dns),
    checkDmarc(domain, dns),
  ]);
  return found.flatMap(({ check, verdict, found, todo = "" }) =>
    verdict === "ok" ? [] : [{ level: "warning", place, what: `${check}: ${found}`, todo }],
  );
}
