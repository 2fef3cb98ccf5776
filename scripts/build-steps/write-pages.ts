import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RenderPage } from "../../contract/render-page.ts";
import { pageAddresses } from "./page-addresses.ts";

export async function writePages(renderPage: RenderPage, folder: string): Promise<void> {
  for (const address of pageAddresses()) {
    const page = await renderPage(address);
    if (!page.ok) throw new Error(`${address} could not be rendered: ${page.status}`);
    await writePage(page, join(folder, address));
  }
}

/** Writes a rendered file to `path`, or a page to `index.html` in a folder of that name. */
export async function writePage(page: Response, path: string): Promise<void> {
  const isHtml = page.headers.get("content-type")?.startsWith("text/html");
  const file = join(path, isHtml ? "index.html" : "");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await page.text());
}
