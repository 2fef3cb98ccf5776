import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { issues } from "virtual:newsletter-issues";
import { newsletterIssues } from "../../content/pages/newsletter-issues.ts";
import { addresses } from "../../contract/addresses.ts";
import { dueAt } from "../../contract/newsletter/due.ts";
import type { Issue } from "../../contract/newsletter/issue.ts";
import { issueAddress, pictureAddress } from "../../contract/newsletter/issue-addresses.ts";
import type { RenderPage } from "../../contract/render-page.ts";

/**
 * For each future issue, writes a folder with everything that changes when it is published: its page, its pictures, and
 * the archive and feed that list it. `folder` lies outside `build/client`, which is public.
 */
export async function writeComingIssues(renderPage: RenderPage, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const oldestFirst = issues.toReversed();
  for (const issue of oldestFirst.filter(({ thursday }) => dueAt(thursday) > import.meta.env.BUILD_TIME)) {
    const listed = oldestFirst.map(({ thursday }) => thursday).filter((each) => each <= issue.thursday);
    const place = join(folder, issue.thursday);
    for (const [address, file] of pagesOf(issue)) {
      const page = await renderPage(address, { thursdays: listed });
      await put(join(place, file), await page.text());
    }
    for (const file of Object.keys(issue.pictures)) {
      const path = join(place, pictureAddress(issue, file));
      await mkdir(dirname(path), { recursive: true });
      await copyFile(join(issue.file.replace(/\.md$/, ""), file), path);
    }
  }
}

function pagesOf(issue: Issue): [address: string, file: string][] {
  const pages = [issueAddress(issue), addresses.issues].map((address): [string, string] => [
    address,
    join(address, "index.html"),
  ]);
  return [...pages, [newsletterIssues.feed.address, newsletterIssues.feed.address]];
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
