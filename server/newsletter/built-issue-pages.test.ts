// R-ISSUE-2
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { newsletterIssues } from "../../content/pages/newsletter-issues.ts";
import { addresses } from "../../contract/addresses.ts";
import { issueAddress, pictureAddress } from "../../contract/newsletter/issue-addresses.ts";
import { readXml } from "../../e2e/xml.ts";
import { readBuiltIssues } from "../../vite/newsletter/read-issues.ts";
import { createIssuePages } from "../http/pages/issue-pages.ts";
import { readPageFiles } from "../http/pages/page-files.ts";
import { sitemap } from "../http/pages/pages.ts";

const buildFolder = fileURLToPath(new URL("../../build/", import.meta.url));
const siteUrl = "http://localhost:3000";
const issues = readBuiltIssues().issues.filter(({ draft }) => !draft);

/**
 * Returns the site's pages as they are once all issues are published or, if `frozen_at` is null, while all are on hold.
 */
async function pagesWith(frozen_at: number | null) {
  const pages = readPageFiles(buildFolder, "client");
  const { renderPage } = await import(pathToFileURL(`${buildFolder}server/index.js`).href);
  const publish = createIssuePages({ pages, buildFolder, issues, renderPage });
  await publish(issues.map(({ thursday }) => ({ thursday, frozen_at })));
  return { pages, textAt: (address: string) => pages.get(address)?.plain().toString() ?? "" };
}

test("71. every published issue has its page and pictures, and is in archive, feed and sitemap", async () => {
  const { pages, textAt } = await pagesWith(1);
  const [archive, feed] = [textAt(addresses.issues), textAt(newsletterIssues.feed.address)];
  const listed = sitemap(pages, siteUrl);
  for (const xml of [feed, listed]) readXml(xml);
  for (const issue of issues) {
    const address = issueAddress(issue);
    expect(textAt(address)).toContain(`<h1 id="issue">`);
    expect(archive).toContain(`href="${address}"`);
    expect(feed).toContain(`${address}</id>`);
    expect(listed).toContain(`${siteUrl}${address}</loc>`);
    for (const file of Object.keys(issue.pictures)) expect(pages.has(pictureAddress(issue, file))).toBe(true);
  }
});

test("71. no page or file names a held issue, even if the build has published it", async () => {
  const { pages, textAt } = await pagesWith(null);
  const words = [".html", ".xml", ".md", ".txt"];
  const texts = [...pages.keys()].filter(
    (address) => !/\.\w+$/.test(address) || words.some((each) => address.endsWith(each)),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const address of [...texts, "/sitemap.xml"]) {
    const text = address === "/sitemap.xml" ? sitemap(pages, siteUrl) : textAt(address);
    for (const issue of issues) expect(text.includes(issueAddress(issue)), address).toBe(false);
  }
});
