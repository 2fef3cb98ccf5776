// R-ISSUE-2, R-ISSUE-3
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listOfMarkdown, llmsFullText, llmsText } from "../../../contract/llms.ts";
import { dueAt } from "../../../contract/newsletter/due.ts";
import type { RenderPage } from "../../../contract/render-page.ts";
import { writeFileHeaders } from "../../../scripts/build-steps/file-headers.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { createIssuePages } from "./issue-pages.ts";
import { readPageFiles } from "./page-files.ts";
import { sitemap } from "./pages.ts";

/** Newest first. "d" and "c" are future issues; "b" and "a" were public at build time. */
const [d, c, b, a] = [
  { ...sampleIssue, thursday: "2026-12-10", slug: "issue-d" },
  { ...sampleIssue, thursday: "2026-12-03", slug: "issue-c" },
  { ...sampleIssue, thursday: "2026-11-26", slug: "issue-b" },
  // The path of this issue is a prefix of the other issues' paths.
  { ...sampleIssue, thursday: "2026-11-19", slug: "issue" },
] as const;
const issues = [d, c, b, a];
type Named = Pick<typeof sampleIssue, "thursday" | "slug">;

const at = ({ slug }: Named) => `/newsletter/issues/${slug}`;
const lists = ["/newsletter/issues", "/newsletter/feed.xml"];
const list = (listed: readonly Named[]) => listed.map((each) => `<a href="${at(each)}">T</a>`).join("");
const renderPage: RenderPage = async (_address, { thursdays = [] } = {}) =>
  new Response(list(issues.filter(({ thursday }) => thursdays.includes(thursday))));
/** The Markdown of each page but the archive: a list with a link to an issue. */
const mention = `1. [T](${at(b)})\n`;

/** Writes the files as the build does. */
async function built() {
  const folder = await mkdtempDisposable(join(tmpdir(), "site-issues-"));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), text);
  };
  const writeIssue = async (place: string, issue: Named, listed: readonly Named[]) => {
    await write(`${place}${at(issue)}/index.html`, "<title>T</title>");
    await write(`${place}/newsletter/pictures/${issue.thursday}/core.png`, "");
    await write(`${place}/newsletter/issues/index.html`, list(listed));
    await write(`${place}/newsletter/feed.xml`, list(listed));
  };
  for (const issue of [b, a]) await writeIssue("client", issue, [b, a]);
  for (const issue of [c, d])
    await writeIssue(`coming/${issue.thursday}`, issue, issues.slice(issues.indexOf(issue)));
  const pages = ["/newsletter/issues", at(b), at(a), "/contact"].map((address) => {
    const markdown = address === "/newsletter/issues" ? list([b, a]) : mention;
    return { address, title: "T", description: "words", part: "Pages", markdown };
  });
  for (const { address, markdown } of pages) await write(`client${address}.md`, markdown);
  await write(listOfMarkdown, JSON.stringify(pages));
  await write("client/contact/index.html", "");
  await write("client/llms.txt", llmsText(pages));
  await write("client/llms-full.txt", llmsFullText(pages));
  writeFileHeaders(folder.path);
  return folder;
}

async function startedWith(buildFolder: string) {
  const pages = readPageFiles(buildFolder, "client");
  const publish = createIssuePages({ pages, buildFolder, issues, renderPage });
  const textAt = (address: string) => pages.get(address)?.plain().toString() ?? "";
  /**
   * For each slug, returns true if the issue appears everywhere, false if it appears nowhere, otherwise a value for
   * each place.
   */
  const there = () =>
    Object.fromEntries(
      issues.map((issue) => {
        const named = new RegExp(`${at(issue)}(?![\\w-])`);
        const places = [
          pages.has(at(issue)),
          pages.has(`/newsletter/pictures/${issue.thursday}/core.png`),
          named.test(sitemap(pages, "http://site.test")),
          ...lists.map((each) => named.test(textAt(each))),
        ];
        const forPrograms = [
          pages.has(`${at(issue)}.md`),
          ...["/newsletter/issues.md", "/llms.txt"].map((each) => named.test(textAt(each))),
          textAt("/llms-full.txt").includes(`Source: ${at(issue)}\n\n${mention}`),
        ];
        const all = issue === b || issue === a ? [...places, ...forPrograms] : places;
        return [issue.slug, new Set(all).size === 1 ? places[0] : all];
      }),
    );
  return { publish, there, textAt };
}

const begun = ({ thursday }: Named) => ({ thursday, frozen_at: dueAt(thursday) });
const held = ({ thursday }: Named) => ({ thursday, frozen_at: null });

test("71. once due, an issue is served and is in archive, feed and sitemap, also after a restart", async () => {
  await using folder = await built();
  const { publish, there } = await startedWith(folder.path);
  expect(there()).toEqual({ "issue-d": false, "issue-c": false, "issue-b": true, issue: true });
  expect(await publish([begun(c), begun(b)])).toEqual([c.thursday]);
  const after = { "issue-d": false, "issue-c": true, "issue-b": true, issue: true };
  expect(there()).toEqual(after);
  expect(await publish([begun(c), begun(b)])).toEqual([]);
  const again = await startedWith(folder.path);
  await again.publish([begun(c), begun(b)]);
  expect(again.there()).toEqual(after);
});

test("71. a held issue appears nowhere until it is released, even if the site was built after it was due; what names it stays", async () => {
  await using folder = await built();
  const { publish, there, textAt } = await startedWith(folder.path);
  expect(await publish([held(b)])).toEqual([]);
  expect(there()).toEqual({ "issue-d": false, "issue-c": false, "issue-b": false, issue: true });
  expect(textAt("/llms-full.txt")).toContain(`Source: /contact\n\n${mention}`);
  expect(await publish([begun(d), held(c), held(b)])).toEqual([d.thursday]);
  expect(there()).toEqual({ "issue-d": true, "issue-c": false, "issue-b": false, issue: true });
  expect(await publish([begun(d), begun(c), begun(b)])).toEqual([c.thursday, b.thursday]);
  expect(there()).toEqual({ "issue-d": true, "issue-c": true, "issue-b": true, issue: true });
});
