import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newsletterIssues } from "../../content/pages/newsletter-issues.ts";
import { addresses } from "../../contract/addresses.ts";
import { issueAddress, pictureAddress } from "../../contract/newsletter/issue-addresses.ts";
import type { RenderPage } from "../../contract/render-page.ts";
import { isPublished } from "../../vite/newsletter/build-time.ts";
import { picturesBeside, readBuiltIssues } from "../../vite/newsletter/read-issues.ts";
import { writePage } from "./write-pages.ts";

/**
 * For each future issue, writes a folder with everything that changes when it is published: its page, its pictures, and
 * the archive and feed that list it. `folder` lies outside `build/client`, which is public.
 */
export async function writeComingIssues(renderPage: RenderPage, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const issues = readBuiltIssues().issues.filter(({ draft }) => !draft);
  for (const issue of issues.filter((each) => !isPublished(each))) {
    const thursdays = issues.map(({ thursday }) => thursday).filter((each) => each <= issue.thursday);
    const place = join(folder, issue.thursday);
    for (const address of [issueAddress(issue), addresses.issues, newsletterIssues.feed.address])
      await writePage(await renderPage(address, { thursdays }), join(place, address));
    for (const file of Object.keys(issue.pictures)) {
      const path = join(place, pictureAddress(issue, file));
      await mkdir(dirname(path), { recursive: true });
      await copyFile(join(picturesBeside(issue.file), file), path);
    }
  }
}
