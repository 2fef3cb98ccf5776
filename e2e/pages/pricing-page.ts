import type { Locator, Page } from "@playwright/test";
import { pricing } from "../../content/pages/pricing.ts";
import { waitForHydration } from "../showcase/showcase-page.ts";
import { expect } from "../site.ts";

export function carousel(page: Page) {
  return page.getByRole("region", { name: pricing.carousel, exact: true });
}

export function slides(page: Page) {
  return carousel(page).getByRole("group", { includeHidden: true });
}

/** Waits until the carousel is hydrated. */
export async function live(page: Page) {
  await waitForHydration(page);
  await expect(carousel(page)).toHaveAttribute("data-live", "true");
}

export function tab(page: Page, name: string) {
  return page.getByRole("tab", { name, exact: true });
}

/**
 * Returns the element's bounding box.
 * @throws Error if the element is not visible
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}
