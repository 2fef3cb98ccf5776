import { expect, test } from "../site.ts";

test("the words of the specification on the apps page", async ({ page }) => {
  await page.goto("/services/apps");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Coming Soon");
  await expect(main.getByRole("button", { name: "Coming Soon" })).toHaveCount(3);
  await expect(main.getByRole("article", { name: "SizeIt" })).toContainText(
    "Track and convert clothing sizes for the family",
  );
  await expect(main.getByRole("article", { name: "Notebook Apps" }).getByRole("listitem")).toHaveText([
    "Developers' Notebook",
    "Engineers' Notebook",
    "Administrators' Notebook",
  ]);
  await expect(main.getByRole("article", { name: "Ultimate MacBook Build" })).toContainText(
    "A custom laptop build",
  );
});
