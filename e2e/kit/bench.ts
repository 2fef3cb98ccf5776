import { test as base } from "@playwright/test";
import { bundle } from "./bundle.ts";

/** Gives each test an empty page with the kit's styles and the script bundled from `benches.ts`. */
export const test = base.extend<{ older: boolean }, { benches: { code: string; styles: string } }>({
  benches: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => use(await bundle("e2e/kit/benches.ts")),
    { scope: "worker", timeout: 120_000 },
  ],
  /** Whether the browser does not know the commands of buttons. */
  older: [false, { option: true }],
  page: async ({ page, benches, older }, use) => {
    await page.setContent(`<!doctype html><title>Bench</title><style>${benches.styles}</style><body>`);
    if (older)
      await page.evaluate(() => {
        Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
        addEventListener("command", (event) => event.preventDefault(), true);
      });
    await page.addScriptTag({ content: benches.code });
    await use(page);
  },
});

export { expect } from "@playwright/test";
