// R-MAIL-8
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { runnerImport } from "vite";
import type { Issue } from "../contract/newsletter/issue.ts";
import { sampleIssue } from "../server/testing/fixtures/sample-issue.ts";
import { violationsOn } from "./axe.ts";

test("every email to the owner, the receipt and every kind of block in an issue fit a phone and a reading pane with words of any length, and pass axe in both themes", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const mails = [...(await ownersMails()), ...(await issuesOfOneKind())];
  expect(JSON.stringify(mails), "placeholders").not.toMatch(/\{\w+\}/);
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

/** Returns the emails to the owner and the receipt to the visitor, with the longest words that a visitor can enter. */
async function ownersMails(): Promise<SampleMail[]> {
  const { sampleMails, sampleWords } = await load<
    typeof import("../server/testing/fixtures/sample-mails.ts")
  >("./server/testing/fixtures/sample-mails.ts");
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-mails-"));
  return (await sampleMails(folder.path)).map(({ subject, html = "" }) => ({
    subject,
    html: html
      .replaceAll(sampleWords.name, "n".repeat(60))
      .replaceAll(sampleWords.email, `${"e".repeat(64)}@${"d".repeat(180)}.example`)
      .replaceAll(sampleWords.message, `https://example.org/${"m".repeat(400)}`),
  }));
}

/** Returns one issue for each kind of block. Every piece of text in the issues is a single word of 100 letters. */
async function issuesOfOneKind(): Promise<SampleMail[]> {
  const { issueHtml } = await load<typeof import("../server/newsletter/mail/issue-html.tsx")>(
    "./server/newsletter/mail/issue-html.tsx",
  );
  const worded = ["title", "text", "alt", "caption"];
  const issue: Issue = JSON.parse(JSON.stringify(sampleIssue), (name, value) =>
    worded.includes(name) ? "w".repeat(100) : value,
  );
  const facts = { siteUrl: "https://site.example", unsubscribe: "https://site.example/leave" };
  return Array.from(
    Map.groupBy(issue.blocks, ({ type }) => type),
    ([kind, blocks]) => ({
      subject: `an issue’s ${kind}`,
      html: issueHtml({ ...issue, blocks }, facts),
    }),
  );
}

/** Loads a module with JSX through Vite, because Playwright compiles JSX differently from the server's build. */
async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(file, { configFile: false, logLevel: "error" })).module;
}

/** Puts all emails into one page, one below the other, which is much faster to test than one page per email. */
function together(mails: readonly SampleMail[]): string {
  const [style = ""] = /<style>.*?<\/style>/s.exec(mails[0]?.html ?? "") ?? [];
  const bodies = mails.map(({ subject, html }) => {
    const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
    return `<div title="${subject}">${body}</div>`;
  });
  return `<!doctype html><html lang="en"><head><title>Emails</title>${style}</head><body class="page" style="margin:0"><main>${bodies.join("")}</main></body></html>`;
}

/** Returns the subjects of the emails that are wider than the viewport. */
function widerThanTheWindow(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > div")]
      .filter((mail) => mail.scrollWidth > document.documentElement.clientWidth)
      .map((mail) => mail.getAttribute("title")),
  );
}
