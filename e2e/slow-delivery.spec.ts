import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { shiftOf, watchShifts } from "./layout-shifts.ts";
import { expect, test } from "./site.ts";

/** Where a page is cut that comes in two parts: in its bar, and in that of the showcase. */
const cuts = [
  { address: "/", after: "</ul></nav>" },
  { address: "/sections/elements/badges", after: "</ul></nav>" },
  { address: "/sections/elements/badges", after: "data-copy-page" },
];

for (const { address, after } of cuts) {
  test(`${address} comes in two parts, the first up to ${after}: nothing moves`, async ({ page, site }) => {
    const server = await deliverInParts(site.url, address, after);
    await watchShifts(page, 1440);
    await page.goto(`http://127.0.0.1:${server.port}${address}`, { waitUntil: "networkidle" });
    expect(await shiftOf(page)).toBeNull();
    await server.close();
  });
}

/** The site, but for one page, which comes up to the end of the element after some words, and a second later as a whole. */
async function deliverInParts(siteUrl: string, address: string, after: string) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(siteUrl + url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    if (url !== address) return response.end(body);
    const end = body.indexOf(">", body.indexOf(after)) + 1;
    response.write(body.subarray(0, end));
    await pause(1_000);
    response.end(body.subarray(end));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, close: () => closed(server) };
}

async function closed(server: Server): Promise<void> {
  const done = once(server, "close");
  server.close();
  server.closeAllConnections();
  await done;
}
