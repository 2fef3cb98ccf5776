import type { Page } from "@playwright/test";
import { expect } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

/** Finds the searchable select on the dropdowns page. */
export function searchOn(page: Page) {
  const preview = previewOf(page, "Search");
  return {
    preview,
    box: preview.getByRole("combobox", { name: "What the drill met" }).and(page.locator("input")),
    results: preview.getByRole("listbox").getByRole("option"),
    status: preview.getByRole("status").filter({ hasText: /./ }),
    /** Focuses the select, because the combobox loads on the first focus. */
    open: async () => {
      await preview.getByLabel("What the drill met").focus();
      await expect(searchOn(page).box).toBeFocused();
    },
  };
}
