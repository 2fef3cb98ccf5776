import { expect, test } from "./bench.ts";
import { showScene } from "./scene.ts";

test("an accordion item with a heading looks like one without", async ({ page }) => {
  await showScene(page, "a question with and without a heading");
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

test("a badge has a border of its own colour, even in an alert of another colour", async ({ page }) => {
  await showScene(page, "a badge in an alert");
  const edge = (words: string) =>
    page.getByText(words).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await edge("Inside")).toBe(await edge("Outside"));
});
