import type { Page } from "@playwright/test";
import { expect } from "../site.ts";

const address = "/sections/page-sections/testimonials";

/** React has come and the time is ours; the first slide's begins when the pointer leaves it. */
export async function openCarousel(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  const carousel = page.getByRole("region", { name: "Customer stories", exact: true });
  await expect(carousel).toHaveAttribute("data-live", "true");
  await carousel.getByRole("blockquote").first().hover();
  await page.clock.pauseAt(60_000);
  await page.mouse.move(0, 0);
  const slides = carousel.getByRole("group", { includeHidden: true });
  return {
    carousel,
    expectShown: async (index: number) => {
      await expect(slides.nth(index)).not.toHaveAttribute("inert");
      await expect(slides.nth(index)).toHaveCSS("visibility", "visible");
      await expect(slides.nth(1 - index)).toHaveAttribute("inert");
    },
  };
}
