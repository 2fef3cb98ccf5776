import type { Page } from "@playwright/test";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/attention-catchers/tooltips-popovers";

/** Opens the page with the tooltips and popovers, one of each on every side of a button. */
export async function openTooltipsPage(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, address);
  return notesOn(page);
}

export function notesOn(page: Page) {
  return {
    button: (title: "Tooltips" | "Popovers", side: string) =>
      previewOf(page, title).getByRole("button", { name: `On ${side}` }),
    tooltip: previewOf(page, "Tooltips").getByRole("tooltip"),
    popover: previewOf(page, "Popovers").getByRole("group"),
  };
}
