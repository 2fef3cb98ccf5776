import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive } from "./showcase-page.ts";

const address = "/sections/attention-catchers/notifications";

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openLive(page, address);
  await page.clock.pauseAt(Date.now() + 3_600_000);
});

for (const [button, title] of [
  ["Save the log", "The log is saved"],
  ["Strike water", "Rig 2 struck water"],
] as const) {
  test(`"${title}" is spoken, takes no focus, and leaves after 5 seconds`, async ({ page }) => {
    await page.getByRole("button", { name: button }).press("Enter");
    await expect(toast(page, title)).toBeVisible();
    await expect(page.getByRole("button", { name: button })).toBeFocused();
    await page.clock.runFor(4999);
    await expect(toast(page, title)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page, title)).toBeHidden();
  });
}

test("focus on it makes it wait; when the focus leaves, 5 seconds begin anew", async ({ page }) => {
  await page.getByRole("button", { name: "Strike water" }).press("Enter");
  await page.clock.runFor(4000);
  await page.keyboard.press("Tab");
  await expect(close(page, "Rig 2 struck water")).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page, "Rig 2 struck water")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(4999);
  await expect(toast(page, "Rig 2 struck water")).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, "Rig 2 struck water")).toBeHidden();
});

test("so does the pointer", async ({ page }) => {
  await page.getByRole("button", { name: "Save the log" }).click();
  await toast(page, "The log is saved").hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, "The log is saved")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.clock.runFor(5000);
  await expect(toast(page, "The log is saved")).toBeHidden();
});

test("its button takes it away at once, and the focus goes back where it came from", async ({ page }) => {
  const button = page.getByRole("button", { name: "Strike water" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Rig 2 struck water")).toBeHidden();
  await expect(button).toBeFocused();
});

test("Escape closes the one that has the focus, which goes back where it came from", async ({ page }) => {
  const button = page.getByRole("button", { name: "Strike water" });
  await page.getByRole("button", { name: "Save the log" }).press("Enter");
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(close(page, "The log is saved")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toast(page, "Rig 2 struck water")).toBeHidden();
  await expect(close(page, "The log is saved")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page, "The log is saved")).toBeHidden();
  await expect(button).toBeFocused();
});

test("Escape elsewhere closes none", async ({ page }) => {
  await page.getByRole("button", { name: "Save the log" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(toast(page, "The log is saved")).toBeVisible();
});

for (const key of ["Escape", "F6"]) {
  test(`F6 leads to the toasts, which then wait, and ${key} leads back`, async ({ page }) => {
    const button = page.getByRole("button", { name: "Save the log" });
    await button.press("Enter");
    await page.clock.runFor(4000);
    await page.keyboard.press("F6");
    await expect(page.getByRole("status", { name: "Notifications" })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(toast(page, "The log is saved")).toBeVisible();
    await page.keyboard.press(key);
    await expect(button).toBeFocused();
    await page.clock.runFor(4999);
    await expect(toast(page, "The log is saved")).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page, "The log is saved")).toBeHidden();
  });
}

test("F6 also leads back from a toast, and after the last one is closed the focus goes back too", async ({
  page,
}) => {
  const heading = page.getByText("Two toasts", { exact: true });
  await page.getByRole("button", { name: "Save the log" }).press("Enter");
  await heading.focus();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await expect(close(page, "The log is saved")).toBeFocused();
  await page.keyboard.press("F6");
  await expect(heading).toBeFocused();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toast(page, "The log is saved")).toBeHidden();
  await expect(heading).toBeFocused();
});

test("F6 is left to the browser while there is no toast", async ({ page }) => {
  const button = page.getByRole("button", { name: "Save the log" });
  await button.focus();
  await page.evaluate(() =>
    addEventListener("keydown", ({ defaultPrevented }) => {
      document.body.dataset.taken = String(defaultPrevented);
    }),
  );
  await page.keyboard.press("F6");
  await expect(page.locator("body")).toHaveAttribute("data-taken", "false");
  await expect(button).toBeFocused();
});

test("both together stand one above the other, inside a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Save the log" }).press("Enter");
  await page.getByRole("button", { name: "Strike water" }).press("Enter");
  const [saved, struck] = await Promise.all(
    ["The log is saved", "Rig 2 struck water"].map((title) => toast(page, title).boundingBox()),
  );
  expect((saved?.y ?? 0) + (saved?.height ?? 0)).toBeLessThan(struck?.y ?? 0);
  expect((struck?.y ?? 0) + (struck?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(struck?.x).toBeGreaterThanOrEqual(0);
  await expect(toast(page, "Rig 2 struck water")).toContainText("just now");
});

function toast(page: Page, title: string) {
  return page.getByRole("status", { name: "Notifications" }).getByRole("group", { name: title });
}

function close(page: Page, title: string) {
  return page.getByRole("button", { name: `Close: ${title}` });
}
