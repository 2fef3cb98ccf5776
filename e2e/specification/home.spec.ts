import { home } from "../../content/pages/home.ts";
import { expect, test } from "../site.ts";

test("the words of the specification on the home page", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("From the top to bottom of your stack");
  await expect(
    main.getByText("Software Development, Engineering, DevOps, Consulting.", { exact: true }),
  ).toBeVisible();
  const cards = main.getByRole("region", { name: home.workshop.title });
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Software Development",
    "Engineering",
    "DevOps",
    "Consulting",
  ]);
  await expect(main.getByRole("article").filter({ hasText: "AI insights" })).toBeVisible();
});
