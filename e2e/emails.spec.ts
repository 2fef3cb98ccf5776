import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { runnerImport } from "vite";
import { ownerNotices } from "../content/owner-notices.ts";
import type { Issue } from "../contract/newsletter/issue.ts";
import { sampleIssue } from "../server/testing/fixtures/sample-issue.ts";
import { violationsOn } from "./axe.ts";
import { expect, type Site, test } from "./site.ts";

const words = ownerNotices.test;

test("every email to the owner, the receipt, and every kind of block in an issue fit a phone and a reading pane however long their words are, and are clean in both themes", async ({
  site,
  page,
}) => {
  test.setTimeout(120_000);
  const mails = [...(await sampleMails(site)), ...(await issuesOfOneKind())];
  await page.setContent(together(mails));
  for (const width of [390, 600]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await widerThanTheWindow(page), `at ${width} px`).toEqual([]);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page, colorScheme), colorScheme).toEqual([]);
  }
});

interface SampleMail {
  subject: string;
  html: string;
}

/** As `notices test` sends them. */
async function sampleMails({ dataDir, inbox }: Site): Promise<SampleMail[]> {
  const env = { ...process.env, DATA_DIR: dataDir, SMTP_URL: inbox.url };
  await promisify(execFile)(process.execPath, ["scripts/site.mjs", "notices", "test"], { env });
  const mails = await Promise.all(inbox.received.map(({ raw }) => PostalMime.parse(raw)));
  const samples = mails.filter(({ subject }) => subject?.startsWith(words.subject.replace("{subject}", "")));
  expect(samples.length).toBeGreaterThan(20);
  return samples.map(({ subject = "", html = "" }) => ({ subject, html }));
}

/** One for each kind of block, with a word of 100 letters wherever an issue has words. */
async function issuesOfOneKind(): Promise<SampleMail[]> {
  type Module = typeof import("../server/newsletter/mail/issue-html.tsx");
  const { module } = await runnerImport<Module>("./server/newsletter/mail/issue-html.tsx", {
    configFile: false,
    logLevel: "error",
  });
  const worded = ["title", "text", "alt", "caption"];
  const issue: Issue = JSON.parse(JSON.stringify(sampleIssue), (name, value) =>
    worded.includes(name) ? "w".repeat(100) : value,
  );
  const facts = { siteUrl: "https://site.example", unsubscribe: "https://site.example/leave" };
  return Array.from(
    Map.groupBy(issue.blocks, ({ type }) => type),
    ([kind, blocks]) => ({
      subject: `an issue’s ${kind}`,
      html: module.issueHtml({ ...issue, blocks }, facts),
    }),
  );
}

/** One below the other in one page, which is quicker by far; with the longest words that a stranger may write. */
function together(mails: readonly SampleMail[]): string {
  const [style = ""] = /<style>.*?<\/style>/s.exec(mails[0]?.html ?? "") ?? [];
  const bodies = mails.map(({ subject, html }) => {
    const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
    return `<div title="${subject}">${withLongWords(body)}</div>`;
  });
  return `<!doctype html><html lang="en"><head><title>Emails</title>${style}</head><body class="page" style="margin:0"><main>${bodies.join("")}</main></body></html>`;
}

function withLongWords(html: string): string {
  return html
    .replaceAll(words.name, "n".repeat(60))
    .replaceAll(words.email, `${"e".repeat(64)}@${"d".repeat(180)}.example`)
    .replaceAll(words.message, `https://example.org/${"m".repeat(400)}`);
}

/** Their subjects. */
function widerThanTheWindow(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > div")]
      .filter((mail) => mail.scrollWidth > document.documentElement.clientWidth)
      .map((mail) => mail.getAttribute("title")),
  );
}
