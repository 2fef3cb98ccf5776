// R-ABOUT-1, R-ABOUT-4 to R-ABOUT-6, R-PAGE-6
import type { Page } from "@playwright/test";
import { about } from "../../content/pages/about-us.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

const address = addresses.about;
const [first, second] = about.phrases;

// kit/typed-headline/typing.test.ts tests when each letter appears.
test.describe("the typed headline", () => {
  test("starts after 500 ms, types and erases a letter in 90 ms, waits 200 ms between, shifts nothing else, and can be paused", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithStoppedClock(page);
    const line = page.getByText(about.lead, { exact: true });
    const place = await line.boundingBox();
    const expectAfter = async (milliseconds: number, letters: number, phrase: string = first) => {
      await page.clock.runFor(milliseconds);
      await expect.poll(() => typed(page)).toBe(phrase.slice(0, letters));
      expect(await line.boundingBox()).toEqual(place);
    };

    await test.step("types the first phrase, erases it, and continues with the second", async () => {
      await expect.poll(() => typed(page)).toBe("");
      await page.clock.runFor(500);
      for (let letters = 1; letters <= first.length; letters++) await expectAfter(90, letters);
      await page.clock.runFor(200);
      for (let letters = first.length - 1; letters >= 0; letters--) await expectAfter(90, letters);
      for (const letters of [1, 2]) await expectAfter(90, letters, second);
    });

    await test.step("stops while paused, and continues where it was", async () => {
      await page.getByRole("button", { name: "Pause the typing" }).click();
      await page.clock.runFor(10_000);
      expect(await typed(page)).toBe(second.slice(0, 2));
      await page.getByRole("button", { name: "Go on typing" }).click();
      await expectAfter(90, 3, second);
      await expect(page.getByRole("button", { name: "Pause the typing" })).toBeFocused();
    });
  });

  test("does not move with reduced motion, whether set from the start or later", async ({ page }) => {
    await openWithStoppedClock(page);
    await page.clock.runFor(590);
    await expect.poll(() => typed(page)).toBe(first.slice(0, 1));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => typed(page)).toBe(first);
    await page.reload();
    await page.clock.runFor(10_000);
    expect(await typed(page)).toBe(first);
    await expect(page.getByRole("button", { name: "Pause the typing" })).toBeHidden();
  });

  test("shows the first phrase without JavaScript, without a pause button", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const still = await context.newPage();
    await still.goto(address);
    expect(await typed(still)).toBe(first);
    await expect(still.getByText("Pause the typing")).toBeHidden();
    await context.close();
  });
});

/** Opens the page with a stopped clock, which only the tests advance. */
async function openWithStoppedClock(page: Page) {
  const start = new Date("2026-11-20T10:00:00+11:00");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address);
  await expect(page.locator("[data-still]")).toHaveCount(0);
}

/** The visible text of the typed part: `innerText` leaves out hidden letters. */
async function typed(page: Page) {
  // biome-ignore lint/performance/useDomNodeTextContent: all letters are in the DOM, and only some are visible
  const text = await page.locator("h1 [aria-hidden=true]").innerText();
  return text.replace(/\s+/g, " ").trim();
}
