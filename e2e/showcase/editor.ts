import type { Page } from "@playwright/test";
import { expect } from "../site.ts";

/** The page of a single example, whose markup can be edited. */
export const sizes = "/sections/elements/buttons/sizes";

export function stageOf(page: Page) {
  return page.locator("#sizes-preview [data-stage]");
}

export async function openEditor(page: Page) {
  await page.getByRole("tab", { name: "HTML" }).first().click();
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const editor = page.getByRole("textbox", { name: /^HTML: / });
  await expect(editor).toBeFocused();
  return editor;
}
