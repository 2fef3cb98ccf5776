import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const address = "/sections/page-sections/testimonials";
const names = ["Barrenjoey Oysters", "Lot 14 Strata"];

test("two stories take turns every 5 seconds", async ({ page }) => {
  await openWithClock(page);
  for (const next of [1, 0, 1]) {
    await page.clock.runFor(4999);
    await expectShown(page, 1 - next);
    await page.clock.runFor(1);
    await expectShown(page, next);
  }
});

test("the keyboard stops them, goes on and back, and lets them turn again", async ({ page }) => {
  await openWithClock(page);
  const button = (name: string) => carousel(page).getByRole("button", { name });
  await button("Pause the slides").focus();
  await page.clock.runFor(20_000);
  await expectShown(page, 0);
  await page.keyboard.press("Tab");
  await expect(button("Previous slide")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectShown(page, 1);
  await page.keyboard.press("Tab");
  await expect(button("Next slide")).toBeFocused();
  await page.keyboard.press("Space");
  await expectShown(page, 0);
  await button(names[1] ?? "").press("Enter");
  await expectShown(page, 1);
  await expect(button(names[1] ?? "")).toHaveAttribute("aria-current", "true");
  await button("Play the slides").press("Enter");
  await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(5000);
  await expectShown(page, 0);
});

test("nothing turns for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithClock(page);
  await page.clock.runFor(30_000);
  await expectShown(page, 0);
  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await expectShown(page, 1);
});

test("its controls keep to a narrow preview in a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const example = page.getByRole("region", { name: "Carousel", exact: true });
  await example.getByRole("button", { name: "360" }).click();
  const stage = example.locator("[data-stage]");
  await expect(stage).toHaveCSS("width", "360px");
  expect(await stage.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0);
  const [first, pause] = await Promise.all(
    [names[0] ?? "", "Pause the slides"].map((name) =>
      carousel(page).getByRole("button", { name }).boundingBox(),
    ),
  );
  expect(pause?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
});

test("a review says who, when, what, and how many stars", async ({ page }) => {
  await page.goto(address);
  const reviews = page.getByRole("region", { name: "Review cards" }).getByRole("figure");
  await expect(reviews).toHaveCount(3);
  const review = reviews.filter({ hasText: "Otto Brandt" });
  await expect(review.getByRole("img", { name: "3.5 of 5 stars" })).toBeVisible();
  await expect(review).toContainText("@otto1958");
  await expect(review.locator("time")).toHaveAttribute("datetime", "2026-04-02");
  await expect(review.getByRole("blockquote")).toContainText("One hole, no water.");
});

test("a testimonial says who and what, and may have no stars", async ({ page }) => {
  await page.goto(address);
  const testimonials = page.getByRole("region", { name: "In a line" }).getByRole("figure");
  await expect(testimonials).toHaveCount(3);
  const harpreet = testimonials.filter({ hasText: "Harpreet Gill" });
  await expect(harpreet).toContainText("@gill.waters");
  await expect(harpreet.getByRole("blockquote")).toContainText("The pump");
  await expect(harpreet.getByRole("img", { name: /stars/ })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both stories can be read, and there is nothing to press", async ({ page }) => {
    await page.goto(address);
    for (const slide of await slides(page).all()) await expect(slide.getByRole("blockquote")).toBeVisible();
    await expect(page.getByRole("button", { name: /slide/ })).toHaveCount(0);
  });
});

function carousel(page: Page) {
  return page.getByRole("region", { name: "Customer stories", exact: true });
}

function slides(page: Page) {
  return carousel(page).getByRole("group", { includeHidden: true });
}

async function expectShown(page: Page, index: number) {
  await expect(slides(page).nth(index)).not.toHaveAttribute("inert");
  await expect(slides(page).nth(index)).toHaveCSS("visibility", "visible");
  await expect(slides(page).nth(1 - index)).toHaveAttribute("inert");
}

/** React has come and the time is ours; the first slide's begins when the pointer leaves it. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await expect(carousel(page)).toHaveAttribute("data-live", "true");
  await carousel(page).getByRole("blockquote").first().hover();
  await page.clock.pauseAt(60_000);
  await page.mouse.move(0, 0);
}
