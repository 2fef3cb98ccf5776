import type { Page } from "@playwright/test";
import { islandsAreHydrated } from "../keys/hydrated-islands.ts";

/** Finds an example on a showcase page by its title. */
export function exampleNamed(page: Page, title: string) {
  return page.getByRole("region", { name: title, exact: true });
}

/** The preview of an example, without its code. */
export function previewOf(page: Page, title: string) {
  return exampleNamed(page, title).getByRole("tabpanel", { name: "Preview" });
}

export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits until React has hydrated the islands of the page. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(islandsAreHydrated, undefined, { timeout: 15_000 });
}
