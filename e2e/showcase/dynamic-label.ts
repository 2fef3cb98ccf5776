import type { Page } from "@playwright/test";
import { expect } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

/** Expects that the floating label on the inputs page moves above the entry on focus, and stays there. */
export async function expectLabelMakesWay(page: Page) {
  const dynamic = previewOf(page, "Dynamic");
  const label = dynamic.getByText("Name of the bore");
  const field = dynamic.getByLabel("Name of the bore");
  const top = async () => {
    const [words, around] = [await label.boundingBox(), await field.boundingBox()];
    return (words?.y ?? Number.NaN) - (around?.y ?? Number.NaN);
  };
  const empty = await top();
  await field.focus();
  await expect.poll(top).toBeLessThan(empty - 5);
  const moved = await top();
  await page.keyboard.type("Second dune");
  await page.keyboard.press("Tab");
  expect(await top()).toBe(moved);
  await expect(label).toBeVisible();
}
