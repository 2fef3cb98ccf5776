// R-PAGE-2
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../contract/addresses.ts";
import { site as company } from "../site.config.ts";
import { shiftOf, watchShifts } from "./layout-shifts.ts";
import { pages } from "./pages.ts";
import { expect, test } from "./site.ts";

/**
 * Pages, each with the text after which the test splits the HTML: the end of the navigation, the picture of the first
 * slide, the heading after the slides, a button in the showcase's bar, or the end of the heading.
 */
const cuts = [
  { address: "/", after: "</ul></nav>" },
  { address: addresses.pricing, after: "</picture>" },
  { address: addresses.pricing, after: 'id="about"' },
  ...pages
    .filter((address) => /^\/(authentication|newsletter\/(confirm|unsubscribe)$|owner)/.test(address))
    .map((address) => ({ address, after: "</h1>" })),
  ...(company.demo
    ? [
        { address: "/sections/elements/badges", after: "</ul></nav>" },
        { address: "/sections/elements/badges", after: "data-copy-page" },
      ]
    : []),
];

for (const { address, after } of cuts) {
  test(`${address} has no layout shift when it arrives in two parts, the first up to ${after}`, async ({
    page,
    site,
  }) => {
    const html = await (await fetch(site.url + address)).text();
    expect(html).toContain(after);
    const end = html.indexOf(">", html.indexOf(after)) + 1;
    await using server = await siteInParts(site.url, address, [html.slice(0, end), html.slice(end)]);
    const { port } = server.address() as AddressInfo;
    await page.setViewportSize({ width: 1440, height: 844 });
    await watchShifts(page);
    await page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: "networkidle" });
    expect(await shiftOf(page)).toBeNull();
  });
}

/** Starts a proxy for the site that sends the second part of one page a second after the first. */
async function siteInParts(siteUrl: string, address: string, [first, second]: [string, string]) {
  const server = createServer(async ({ url }, response) => {
    if (url === address) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.write(first);
      await pause(1_000);
      return response.end(second);
    }
    const answer = await fetch(siteUrl + url);
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}
