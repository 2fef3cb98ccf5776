import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "@playwright/test";
import { bundle } from "./bundle.ts";

/** Gives each test an empty page with the kit's styles and the script bundled from `benches.ts`. */
export const test = base.extend<{ older: boolean }, { bench: { script: string; styles: string } }>({
  /** A browser loads a script from its URL in half the time that Playwright needs to insert it. */
  bench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const { code, styles } = await bundle("e2e/kit/benches.ts");
      const server = createServer((_, response) => {
        response.setHeader("content-type", "text/javascript; charset=utf-8").end(code);
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      await use({ script: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, styles });
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** Whether the browser does not know the commands of buttons. */
  older: [false, { option: true }],
  page: async ({ page, bench, older }, use) => {
    await page.setContent(`<!doctype html><title>Bench</title><style>${bench.styles}</style><body>`);
    if (older)
      await page.evaluate(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
        addEventListener("command", (event) => event.preventDefault(), true);
      });
    await page.addScriptTag({ url: bench.script });
    await use(page);
  },
});

export { expect } from "@playwright/test";
