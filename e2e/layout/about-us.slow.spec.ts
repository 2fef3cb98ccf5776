// R-NAV-3, R-ABOUT-7
import { about } from "../../content/pages/about-us.ts";
import { addresses } from "../../contract/addresses.ts";
import { site as company } from "../../site.config.ts";
import { expect, test } from "../site.ts";

test("in a wide window the headline takes more than half the width, and the navigation bar is sticky", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addresses.about);
  const headline = page.getByRole("heading", { level: 1 });
  expect((await headline.boundingBox())?.width).toBeGreaterThan(620);
  await expect(page.getByText(about.company.title)).toBeInViewport();
  await page.mouse.wheel(0, 1200);
  await expect(headline).not.toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link", { name: company.name })).toBeInViewport();
});
