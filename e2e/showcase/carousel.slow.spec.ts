import { expect, test } from "../site.ts";
import { openCarousel } from "./carousel.ts";

test("nothing turns for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { carousel, expectShown } = await openCarousel(page);
  await page.clock.runFor(30_000);
  await expectShown(0);
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expectShown(1);
});

test("its controls keep to a narrow preview in a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { carousel } = await openCarousel(page);
  const example = page.getByRole("region", { name: "Carousel", exact: true });
  await example.getByRole("button", { name: "360" }).click();
  const stage = example.locator("[data-stage]");
  await expect(stage).toHaveCSS("width", "360px");
  expect(await stage.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0);
  const [first, pause] = await Promise.all(
    ["Barrenjoey Oysters", "Pause the slides"].map((name) =>
      carousel.getByRole("button", { name }).boundingBox(),
    ),
  );
  if (!first || !pause) throw new Error("Not shown");
  expect(pause.y).toBeGreaterThan(first.y);
});
