import { expect, test } from "../site.ts";

const address = "/pages/landing-pages/rental";

test("the calendar opens clear of its label, on phones and on screens", async ({ page }) => {
  await page.goto(address);
  const label = page.getByText("Depart", { exact: true });
  const calendar = page.getByRole("dialog", { name: "Choose a date" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: "Choose a date" }).click();
    await expect(calendar.getByRole("grid")).toBeVisible();
    const [over, under] = [await calendar.boundingBox(), await label.boundingBox()];
    if (!over || !under) throw new Error("The calendar or its label is not shown");
    const isClear = over.y + over.height <= under.y || over.y >= under.y + under.height;
    expect(isClear, `at ${width} px`).toBe(true);
    await page.keyboard.press("Escape");
  }
});

test("the hero lies behind a transparent bar with white text in both themes; ground and marks are the page's own", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(address);
  await expect(page.locator("body")).toHaveCSS("background-color", "oklch(0.958 0.01 86)");
  const bar = page.getByRole("banner").first();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(bar).toHaveCSS("color", "oklch(0.955 0.006 88)");
  }
  const [sea, link] = await Promise.all([
    page.locator("main header").boundingBox(),
    bar.getByRole("link", { name: "About" }).boundingBox(),
  ]);
  if (!sea || !link) throw new Error("The hero or the bar is not shown");
  expect(sea.y).toBeLessThanOrEqual(0);
  expect(sea.y + sea.height).toBeGreaterThan(link.y + link.height);

  await page.emulateMedia({ colorScheme: "light" });
  const markColour = () =>
    page.evaluate(() => {
      const label = document.querySelector("[aria-labelledby=guests] .depth");
      return label && getComputedStyle(label, "::before").backgroundColor;
    });
  expect(await markColour(), "as blue as its sea").toBe("oklch(0.48 0.144 252)");
  await page.locator("body").evaluate((body) => body.classList.remove("rental"));
  expect(await markColour()).toBe("oklch(0.54 0.205 2)");
  await page.locator("body").evaluate((body) => body.classList.remove("grey-background"));
  await expect(page.locator("body")).toHaveCSS("background-color", "oklch(0.985 0.007 88)");
});
