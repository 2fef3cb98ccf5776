import { violationsOn } from "../axe.ts";
import { expect, test } from "../site.ts";

test("an article pleases axe with its table and its callout, too", async ({ page }) => {
  await page.goto("/articles/what-a-privacy-policy-must-prove");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOn(page, colorScheme)).toEqual([]);
  }
});

test("a drawing of an article is on phones one of its own", async ({ page }) => {
  await page.goto("/articles/how-an-enquiry-is-never-lost");
  const drawing = page.getByRole("img", { name: /^A cut through five layers of rock/ });
  await expect.poll(() => drawing.evaluate(widthOf)).toBe(1232);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => drawing.evaluate(widthOf)).toBe(350);
});

function widthOf(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0;
}
