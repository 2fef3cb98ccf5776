// R-ISSUE-2, R-ISSUE-3
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { dueAt } from "../../../contract/newsletter/due.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { createIssuePages } from "./issue-pages.ts";
import { readPageFiles } from "./page-files.ts";
import { sitemap } from "./pages.ts";

const siteUrl = "http://site.test";
/** Newest first. "d" and "c" are future issues; "b" and "a" were public at build time. */
const [d, c, b, a] = [
  { ...sampleIssue, thursday: "2026-12-10", slug: "issue-d" },
  { ...sampleIssue, thursday: "2026-12-03", slug: "issue-c" },
  { ...sampleIssue, thursday: "2026-11-26", slug: "issue-b" },
  // The path of this issue is a prefix of the other issues' paths.
  { ...sampleIssue, thursday: "2026-11-19", slug: "issue" },
] as const;
type Named = Pick<typeof sampleIssue, "thursday" | "slug">;

const at = ({ slug }: Named) => `/newsletter/issues/${slug}`;
const archive = (listed: readonly Named[]) =>
  `<ol>${listed.map((each) => `<li><article><h2><a href="${at(each)}">T</a></h2></article></li>`).join("")}</ol>`;
const feed = (listed: readonly Named[]) =>
  `<feed>${listed.map((each) => `<entry>\n<id>http://site.test${at(each)}</id>\n</entry>\n`).join("")}</feed>`;
const markdown = (listed: readonly Named[]) =>
  listed.map((each) => `1. A day\n\n   ## [T](${at(each)})\n\n   Words.\n\n`).join("");

/** Writes the files as the build does. */
async function built() {
  const folder = await mkdtempDisposable(join(tmpdir(), "site-issues-"));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), text);
  };
  const out = [b, a];
  await write("client/newsletter/issues/index.html", archive(out));
  await write("client/newsletter/feed.xml", feed(out));
  await write("client/newsletter/issues.md", `# Past issues\n\n${markdown(out)}## The newsletter\n`);
  await write("client/llms.txt", out.map((each) => `- [T](${at(each)}.md): words\n`).join(""));
  const sources = ["/newsletter/issues", ...out.map(at), "/contact"];
  const whole = sources.map(
    (source) => `Source: ${source}\n\n${source.endsWith("issues") ? markdown(out) : "Words.\n"}`,
  );
  await write("client/llms-full.txt", whole.join("\n---\n\n"));
  for (const each of out) {
    await write(`client${at(each)}/index.html`, "<title>T</title>");
    await write(`client${at(each)}.md`, "# T");
    await write(`client/newsletter/pictures/${each.thursday}/core.png`, "");
  }
  for (const [issue, listed] of [
    [c, [c, ...out]],
    [d, [d, c, ...out]],
  ] as const) {
    const place = `coming/${issue.thursday}`;
    await write(`${place}${at(issue)}/index.html`, "<title>T</title>");
    await write(`${place}/newsletter/pictures/${issue.thursday}/core.png`, "");
    await write(`${place}/newsletter/issues/index.html`, archive(listed));
    await write(`${place}/newsletter/feed.xml`, feed(listed));
  }
  return folder;
}

async function startedWith(folder: string) {
  const pages = readPageFiles(join(folder, "client"));
  const show = createIssuePages({ pages, buildFolder: folder, issues: [d, c, b, a] });
  const textAt = (address: string) => pages.get(address)?.plain().toString() ?? "";
  /**
   * For each slug, returns true if the issue appears everywhere, false if it appears nowhere, otherwise a value for
   * each place.
   */
  const there = () =>
    Object.fromEntries(
      [d, c, b, a].map((issue) => {
        const named = new RegExp(`${at(issue)}(?![\\w-])`);
        const places = [
          pages.has(at(issue)),
          pages.has(`/newsletter/pictures/${issue.thursday}/core.png`),
          named.test(sitemap(pages, siteUrl)),
          ...["/newsletter/issues", "/newsletter/feed.xml"].map((list) => named.test(textAt(list))),
        ];
        const forPrograms = [
          pages.has(`${at(issue)}.md`),
          ...["/newsletter/issues.md", "/llms.txt", "/llms-full.txt"].map((list) => named.test(textAt(list))),
        ];
        const all = issue === b || issue === a ? [...places, ...forPrograms] : places;
        return [issue.slug, new Set(all).size === 1 ? places[0] : all];
      }),
    );
  return { show, there, textAt };
}

const begun = ({ thursday }: Named) => ({ thursday, frozen_at: dueAt(thursday) });
const held = ({ thursday }: Named) => ({ thursday, frozen_at: null });

test("71. once due, an issue is served and is in archive, feed and sitemap, also after a restart", async () => {
  await using folder = await built();
  const { show, there } = await startedWith(folder.path);
  expect(there()).toEqual({ "issue-d": false, "issue-c": false, "issue-b": true, issue: true });
  expect(await show([begun(c), begun(b)])).toEqual([c.thursday]);
  const after = { "issue-d": false, "issue-c": true, "issue-b": true, issue: true };
  expect(there()).toEqual(after);
  expect(await show([begun(c), begun(b)])).toEqual([]);
  const again = await startedWith(folder.path);
  await again.show([begun(c), begun(b)]);
  expect(again.there()).toEqual(after);
});

test("71. a held issue appears nowhere until it is released, even if the site was built after it was due", async () => {
  await using folder = await built();
  const { show, there, textAt } = await startedWith(folder.path);
  expect(await show([held(b)])).toEqual([]);
  expect(there()).toEqual({ "issue-d": false, "issue-c": false, "issue-b": false, issue: true });
  expect(textAt("/llms-full.txt")).toContain("Source: /contact\n\nWords.");
  expect(await show([begun(d), held(c), held(b)])).toEqual([d.thursday]);
  expect(there()).toEqual({ "issue-d": true, "issue-c": false, "issue-b": false, issue: true });
  expect(await show([begun(d), begun(c), begun(b)])).toEqual([c.thursday, b.thursday]);
  expect(there()).toEqual({ "issue-d": true, "issue-c": true, "issue-b": true, issue: true });
});
