// R-PRICING-4, R-PRICING-11 to R-PRICING-14, R-PRICING-16, R-WIDGET-9, R-PAGE-6
import type { Page } from "@playwright/test";
import { billings, plans, pricing } from "../../content/pages/pricing.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";
import { boxOf, carousel, live, slides, tab } from "./pricing-page.ts";

const address = addresses.pricing;
const [monthly, annual] = billings;
const slideNames = pricing.slides.map(({ name }) => name);
const [, second = ""] = slideNames;
const starsOfStories = pricing.stories.items.map(({ rating }) => `${rating} of 5 stars`);

test.describe("the header carousel", () => {
  test("advances every 5 seconds and loops, but not under the pointer or while paused", async ({ page }) => {
    await openWithClock(page);
    await expectTurning(page);
    await test.step("the first time by 5 seconds after the page came", async () => {
      await page.clock.runFor(5000);
      await expectShown(page, 1);
      await carousel(page).hover();
      await leave(page);
      await expectTurning(page);
    });
    for (const next of [2, 0, 1]) {
      await page.clock.runFor(4999);
      await expectShown(page, (next + 2) % 3);
      await page.clock.runFor(1);
      await expectShown(page, next);
    }
    await test.step("under the pointer", async () => {
      await carousel(page).hover();
      await expectWaiting(page);
      await page.clock.runFor(20_000);
      await expectShown(page, 1);
      await leave(page);
      await expectTurning(page);
      await page.clock.runFor(5000);
      await expectShown(page, 2);
    });
    await test.step("paused", async () => {
      await button(page, "Pause the slides").click();
      await leave(page);
      await page.clock.runFor(20_000);
      await expectShown(page, 2);
      await button(page, "Play the slides").click();
      await leave(page);
      await expectTurning(page);
      await page.clock.runFor(5000);
      await expectShown(page, 0);
    });
  });

  test("stops on keyboard focus, then announces each slide, and goes forward and back by its buttons", async ({
    page,
  }) => {
    await openWithClock(page);
    await expectTurning(page);
    await button(page, "Pause the slides").focus();
    await expect(button(page, "Play the slides")).toBeVisible();
    await expectWaiting(page);
    await page.clock.runFor(20_000);
    await expectShown(page, 0);
    await button(page, "Next slide").click();
    await expectShown(page, 1);
    for (const before of [0, 2]) {
      await button(page, "Previous slide").click();
      await expectShown(page, before);
    }
    await button(page, second).click();
    await expectShown(page, 1);
    await expect(button(page, second)).toHaveAttribute("aria-current", "true");
  });

  test("does not advance with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithClock(page);
    await page.clock.runFor(30_000);
    await expectShown(page, 0);
  });

  test("waits for a pointer or a focus that was on it before hydration", async ({ page }) => {
    let letReactCome = await holdReact(page);
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).hover();
    letReactCome();
    await live(page);
    await expectWaiting(page);
    await leave(page);
    await expectTurning(page);

    await page.unrouteAll({ behavior: "wait" });
    letReactCome = await holdReact(page);
    await page.goto(address);
    // Makes the heading focusable and focuses it, because these slides contain no focusable element.
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.tabIndex = 0;
      heading.focus();
    });
    letReactCome();
    await live(page);
    await expect(button(page, "Play the slides")).toBeVisible();
    await expectWaiting(page);
  });

  test.describe("the carousel on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("changes the slide after a swipe of more than 40 px, not after a shorter one", async ({ page }) => {
      // Slides that advance by themselves would hide that a swipe does nothing.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await live(page);
      await swipe(page, -39);
      await expectShown(page, 0);
      await swipe(page, -41);
      await expectShown(page, 1);
      await swipe(page, 39);
      await expectShown(page, 1);
      await swipe(page, 41);
      await expectShown(page, 0);
    });
  });
});

test("the tabs change from monthly to annual plans, side by side or stacked", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await live(page);
  await expect(panel(page, annual)).toBeHidden();
  await tab(page, annual).click();
  await expect(panel(page, annual)).toBeVisible();
  await expect(panel(page, monthly)).toBeHidden();
  for (const [width, orientation] of [
    [990, "vertical"],
    [992, "horizontal"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", orientation);
    const [before, after] = [await boxOf(tab(page, monthly)), await boxOf(tab(page, annual))];
    if (orientation === "vertical") expect(after.y).toBeGreaterThanOrEqual(before.y + before.height);
    else expect(after.x).toBeGreaterThanOrEqual(before.x + before.width);
  }
});

test.describe("the pricing page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide, both price lists and both stories are visible, stacked", async ({ page }) => {
    await page.goto(address);
    let bottom = 0;
    for (const slide of await slides(page).all()) {
      await expect(slide.getByRole("listitem").first()).toBeVisible();
      const box = await boxOf(slide);
      expect(box.x).toBe(0);
      expect(box.y).toBeGreaterThanOrEqual(bottom);
      bottom = box.y + box.height;
    }
    for (const billing of billings) {
      await expect(page.getByText(billing, { exact: true }).and(page.locator("p"))).toBeVisible();
      await expect(panel(page, billing).getByRole("heading", { level: 3 })).toHaveText(
        plans.map(({ name }) => name),
      );
    }
    const stories = page.getByRole("region", { name: pricing.stories.label });
    for (const name of starsOfStories) {
      await expect(stories.getByRole("img", { name, exact: true })).toBeVisible();
    }
    for (const name of ["slide", ...billings, ...slideNames]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});

function button(page: Page, name: string) {
  return carousel(page).getByRole("button", { name });
}

function panel(page: Page, name: (typeof billings)[number]) {
  return page.getByRole("tabpanel", { includeHidden: true }).nth(billings.indexOf(name));
}

async function expectShown(page: Page, index: number) {
  for (const [at, slide] of (await slides(page).all()).entries()) {
    if (at === index) await expect(slide).toHaveCSS("visibility", "visible");
    else await expect(slide).toHaveAttribute("inert");
  }
  await expect(slides(page).nth(index)).not.toHaveAttribute("inert");
}

/**
 * Opens the page, waits for hydration and stops the clock. The first interval begins when the pointer leaves the
 * carousel.
 */
async function openWithClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).hover();
  await live(page);
  await page.clock.pauseAt(60_000);
  await leave(page);
}

async function leave(page: Page) {
  await page.getByRole("heading", { name: pricing.features.title }).hover();
}

async function expectTurning(page: Page) {
  await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "off");
}

async function expectWaiting(page: Page) {
  await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
}

/** Delays React's script until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/react-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function swipe(page: Page, distance: number) {
  const client = await page.context().newCDPSession(page);
  const [x, y] = [200, 500];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + distance * share, y }];
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
