// R-TEMPLATE-3
import { isExample } from "../is-example.ts";
import { expect, test } from "../site.ts";

if (isExample)
  test("an article has lines of 62 to 70 characters, and the keyboard scrolls long lines of code", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/pages/blog/single-article");
    // A font that comes late is used from the next page on.
    await page.reload();
    const mean = await page.getByText("So people turn it round").evaluate((paragraph) => {
      const text = paragraph.firstChild;
      if (!(text instanceof Text)) throw new Error("The paragraph is not plain text");
      const end = document.createRange();
      end.setStart(text, text.length - 1);
      end.setEnd(text, text.length);
      const { left, width, height } = paragraph.getBoundingClientRect();
      const rows = Math.round(height / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
      return text.length / (rows - 1 + (end.getBoundingClientRect().right - left) / width);
    });
    expect(mean).toBeGreaterThanOrEqual(62);
    expect(mean).toBeLessThanOrEqual(70);

    await page.setViewportSize({ width: 390, height: 844 });
    const piece = page.getByRole("region", { name: /1 of 5/ });
    await piece.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => piece.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
