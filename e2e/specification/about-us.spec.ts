import { expect, test } from "../site.ts";

test("the words of the specification on the page about us", async ({ page }) => {
  await page.goto("/pages/company/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    "We do front-end, back-end, everything inbetween",
  );
  await expect(
    page.getByText("We can help you with every element of your stack", { exact: true }),
  ).toBeVisible();
});
