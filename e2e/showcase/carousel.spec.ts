import { expect, test } from "../site.ts";
import { openCarousel } from "./carousel.ts";

test("two stories take turns every 5 seconds; the keyboard stops them, goes on and back, and lets them go on", async ({
  page,
}) => {
  const { carousel, expectShown } = await openCarousel(page);
  const button = (name: string) => carousel.getByRole("button", { name });
  for (const next of [1, 0]) {
    await page.clock.runFor(4999);
    await expectShown(1 - next);
    await page.clock.runFor(1);
    await expectShown(next);
  }

  await button("Pause the slides").focus();
  await page.clock.runFor(20_000);
  await expectShown(0);
  await page.keyboard.press("Tab");
  await expect(button("Previous slide")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectShown(1);
  await page.keyboard.press("Tab");
  await expect(button("Next slide")).toBeFocused();
  await page.keyboard.press("Space");
  await expectShown(0);
  await button("Lot 14 Strata").press("Enter");
  await expectShown(1);
  await expect(button("Lot 14 Strata")).toHaveAttribute("aria-current", "true");
  await button("Play the slides").press("Enter");
  await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(5000);
  await expectShown(0);
});
