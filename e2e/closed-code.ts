import type { Page } from "@playwright/test";

/**
 * Empties hidden code panels, because axe walks through them even though it does not check hidden content.
 * `showcase/example.spec.ts` tests an open panel.
 */
export async function emptyClosedCode(page: Page) {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll("[data-frame] [role=tabpanel]:not([data-shown=true]) code"))
      code.replaceChildren();
  });
}
