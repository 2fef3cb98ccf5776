import { expect, test } from "./bench.ts";
import { showScene } from "./scene.ts";

test("a question that is a heading looks like any other", async ({ page }) => {
  await page.evaluate(() => window.workbench.showAccordions());
  const questions = page.locator("summary");
  const heading = questions.nth(1).getByRole("heading", { level: 2, name: "A plain question" });
  await expect(heading).toBeVisible();
  const [plain, other] = [await questions.nth(0).boundingBox(), await questions.nth(1).boundingBox()];
  expect(other?.height).toBe(plain?.height);
  const [around, own] = await heading.evaluate((element) =>
    [element.parentElement ?? element, element].map((each) => {
      const { font, letterSpacing, textWrap, color, margin } = getComputedStyle(each);
      return { font, letterSpacing, textWrap, color, margin };
    }),
  );
  expect(own).toEqual(around);
});

test("a badge has an edge by its own colour, also in an alert of another", async ({ page }) => {
  await showScene(page, "a badge in an alert");
  const edge = (words: string) =>
    page.getByText(words).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await edge("Inside")).toBe(await edge("Outside"));
});
