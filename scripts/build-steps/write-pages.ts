import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RenderPage } from "../../contract/render-page.ts";
import { pageAddresses } from "./page-addresses.ts";

export async function writePages(renderPage: RenderPage, folder: string): Promise<void> {
  for (const address of pageAddresses()) {
    const page = await renderPage(address);
    if (!page.ok) throw new Error(`${address} could not be rendered: ${page.status}`);
    const isHtml = page.headers.get("content-type")?.startsWith("text/html");
    const file = join(folder, address, isHtml ? "index.html" : "");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await page.text());
  }
}
