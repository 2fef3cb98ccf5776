import { test as base } from "@playwright/test";
import { bundle } from "./bundle.ts";

/** Gives each test an empty page with the kit's styles and the script bundled from `benches.ts`. */
export const test = base.extend<object, { benches: { code: string; styles: string } }>({
  benches: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => use(await bundle("e2e/kit/benches.ts")),
    { scope: "worker", timeout: 120_000 },
  ],
  page: async ({ page, benches }, use) => {
    await page.setContent(`<!doctype html><title>Bench</title><style>${benches.styles}</style><body>`);
    await page.addScriptTag({ content: benches.code });
    await use(page);
  },
});

export { expect } from "@playwright/test";
