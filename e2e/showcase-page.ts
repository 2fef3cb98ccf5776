import type { Page } from "@playwright/test";

/** One example of a showcase page, by its title. */
export function exampleNamed(page: Page, title: string) {
  return page.getByRole("region", { name: title, exact: true });
}

/** What the example shows, without its code. */
export function previewOf(page: Page, title: string) {
  return exampleNamed(page, title).getByRole("tabpanel", { name: "Preview" });
}

export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await untilLive(page);
}

/** Until React has taken over the page's HTML. */
export async function untilLive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}
