import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const stats = "/sections/page-sections/stats";

test.describe("a number", () => {
  test("counts from 0 to 2017 in three seconds once it is seen", async ({ page }) => {
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 1");
    await expect(moving).toHaveCount(0);
    await see(counter);
    await page.clock.runFor(100);
    expect(Number(await moving.textContent())).toBeLessThan(300);
    await page.clock.runFor(2700);
    expect(Number(await moving.textContent())).toBeGreaterThan(1900);
    await page.clock.runFor(300);
    await expect(moving).toHaveCount(0);
    await expect(counter).toHaveText("2017");
  });

  test("of a card takes four seconds", async ({ page }) => {
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 2");
    await see(counter);
    await page.clock.runFor(3800);
    await expect(moving).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(moving).toHaveCount(0);
  });

  test("is read out as its last figure while it counts", async ({ page }) => {
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 1");
    await see(counter);
    await page.clock.runFor(500);
    await expect(moving).toHaveAttribute("aria-hidden", "true");
    await expect(preview(page, "Stat 1")).toMatchAriaSnapshot(`- paragraph: "2017"`);
  });

  test("stands still for people who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 1");
    await see(counter);
    await page.clock.runFor(500);
    await expect(moving).toHaveCount(0);
    await expect(counter).toHaveText("2017");
  });
});

test("without JavaScript the last figures stand there", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(stats);
  await expect(preview(page, "Stat 1").getByText("2017")).toBeVisible();
  await expect(preview(page, "Stat 3").getByText("1,679,700 +", { exact: true })).toBeVisible();
  await expect(preview(page, "Stat 3").getByText("developers and companies")).toBeVisible();
  await context.close();
});

/** A window so low that no number is in view, and a clock that goes only when it is told. */
async function openUnseen(page: Page) {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.clock.install();
  await page.goto(stats, { waitUntil: "networkidle" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Scrolls to a number and waits until the browser has told its observers. */
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
  const counter = preview(page, title).locator("p > span").first();
  return { counter, moving: counter.locator("[aria-hidden]") };
}

function preview(page: Page, title: string) {
  return page.getByRole("region", { name: title, exact: true }).getByRole("tabpanel", { name: "Preview" });
}
