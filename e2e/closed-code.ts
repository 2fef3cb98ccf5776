import type { Page } from "@playwright/test";

/** What is hidden is not judged, only walked through, and code is most of a showcase's page. `showcase.spec.ts` opens it. */
export async function emptyClosedCode(page: Page) {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll("[data-frame] [role=tabpanel]:not([data-shown=true]) code"))
      code.replaceChildren();
  });
}
