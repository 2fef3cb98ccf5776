import { expect, test } from "../site.ts";

const footers = "/sections/page-sections/footers";

test("each footer’s menus have a name of their own", async ({ page }) => {
  await page.goto(footers);
  for (const brand of ["Tin Lantern", "Kelpworks", "Nullarbor Post"]) {
    const menus = page.getByRole("navigation", { name: `Footer of ${brand}` });
    for (const [name, first] of [
      ["Company", "About us"],
      ["Help & Support", "Help Centre"],
      ["Legal", "Terms & Conditions"],
    ] as const) {
      await expect(menus.getByRole("list", { name }).getByRole("link").first()).toHaveText(first);
    }
  }
});

test("the year follows the visitor’s clock", async ({ page }) => {
  await page.clock.setFixedTime("2031-03-09T12:00:00");
  await page.goto(footers);
  await expect(page.getByText("© 2031 Nullarbor Post")).toBeVisible();
});
