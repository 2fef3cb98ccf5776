import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { pageAddresses } from "./page-addresses.ts";

/**
 * Renders each page of the built server into a folder. React Router's own prerendering would start a server and also
 * write data files for a router in the browser, which the site does not have.
 */
export async function writePages(build: ServerBuild, folder: string): Promise<void> {
  const answer = createRequestHandler(build, "production");
  for (const address of pageAddresses(build.routes)) {
    const page = await answer(new Request(new URL(address, "http://pages.invalid")));
    if (!page.ok) throw new Error(`${address} could not be rendered: ${page.status}`);
    const isHtml = page.headers.get("content-type")?.startsWith("text/html");
    const file = join(folder, address, isHtml ? "index.html" : "");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await page.text());
  }
}
