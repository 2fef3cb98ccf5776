import type { Page } from "@playwright/test";
import { openLive } from "./showcase-page.ts";

export const saved = "The log is saved";
export const toastTitle = "Rig 2 struck water";

export function toast(page: Page, title: string) {
  return page.getByRole("status", { name: "Notifications" }).getByRole("group", { name: title });
}

export function closeButtonOf(page: Page, title: string) {
  return page.getByRole("button", { name: `Close: ${title}` });
}

/** Opens the toasts page with a stopped clock, and returns the buttons that show toasts. */
export async function openToasts(page: Page) {
  await page.clock.install();
  await openLive(page, "/sections/attention-catchers/notifications");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return {
    save: page.getByRole("button", { name: "Save the log" }),
    strike: page.getByRole("button", { name: "Strike water" }),
  };
}
