// R-SAMPLE-11, R-WIDGET-8, R-WIDGET-9
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const folder = "/sections/page-sections";

test("a rotating card turns by keyboard and pointer, even with reduced motion, and stays turned after Space", async ({
  page,
}) => {
  await page.goto(`${folder}/general-cards`);
  const card = page.getByRole("article").filter({ hasText: "Bore 14" });
  const keep = card.getByRole("checkbox", { name: "Keep turned: Bore 14" });
  const link = card.getByRole("link", { name: "Read its log" });
  const comeByTab = async () => {
    await page.getByRole("link", { name: "Open Rotate alone" }).focus();
    await page.keyboard.press("Tab");
    await expect(keep).toBeFocused();
  };

  await expect(link).toBeHidden();
  await comeByTab();
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).toBeHidden();

  await comeByTab();
  await page.keyboard.press("Space");
  await expect(keep).toBeChecked();
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeVisible();
  await comeByTab();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeHidden();

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await card.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(link).toBeHidden();
  }
});

test.describe("a counter", () => {
  test("counts to its final value once visible, in three or four seconds; screen readers get the final value", async ({
    page,
  }) => {
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 1");
    await expect(moving).toHaveCount(0);
    await see(counter);
    await page.clock.runFor(100);
    expect(Number(await moving.textContent())).toBeLessThan(300);
    await expect(moving).toHaveAttribute("aria-hidden", "true");
    await expect(previewOf(page, "Stat 1")).toMatchAriaSnapshot(`- paragraph: "2017"`);
    await page.clock.runFor(2700);
    expect(Number(await moving.textContent())).toBeGreaterThan(1900);
    await page.clock.runFor(300);
    await expect(moving).toHaveCount(0);
    await expect(counter).toHaveText("2017");

    const ofCard = counterIn(page, "Stat 2");
    await see(ofCard.counter);
    await page.clock.runFor(3800);
    await expect(ofCard.moving).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(ofCard.moving).toHaveCount(0);
  });

  test("does not move with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 1");
    await see(counter);
    await page.clock.runFor(500);
    await expect(moving).toHaveCount(0);
    await expect(counter).toHaveText("2017");
  });
});

/** Opens the page with a stopped clock, in a viewport so short that no counter is visible. */
async function openUnseen(page: Page) {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.clock.install();
  await openLive(page, `${folder}/stats`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Scrolls to a counter and waits until an IntersectionObserver reports that it is visible. */
async function see(counter: Locator) {
  await counter.scrollIntoViewIfNeeded();
  await counter.evaluate(
    (element) =>
      new Promise<void>((seen) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
        }).observe(element);
      }),
  );
}

function counterIn(page: Page, title: string) {
  const counter = previewOf(page, title).locator("p > span").first();
  return { counter, moving: counter.locator("[aria-hidden]") };
}
