import { expect, test } from "../site.ts";

test("the words of the specification on the services page", async ({ page }) => {
  await page.goto("/services");
  for (const name of ["Software Development", "DevOps", "Infrastructure Engineering", "Consulting"]) {
    await expect(page.getByRole("main").getByRole("heading", { name, level: 2, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("link", { name: "About us" })).toBeVisible();
});
