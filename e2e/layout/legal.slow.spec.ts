// R-LEGAL-12
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { legal } from "../../content/legal.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

for (const name of ["privacy", "terms"] as const) {
  const address = addresses[name];
  const text = readFileSync(`content/legal/${name}.md`, "utf8");
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section = ""]) => section);

  test.describe(`the ${name} page`, () => {
    test("has a sticky table of contents where there is space beside the text", async ({ page }) => {
      await page.goto(address);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("heading", { name: sections.at(-3) ?? "" }).scrollIntoViewIfNeeded();
      await expect(contents(page).first()).toBeInViewport();
      await expect(contents(page).last()).toBeInViewport();
    });

    test("has lines of at most 70 characters", async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1000 });
      await page.goto(address);
      const lengths = await meanLineLengths(page);
      expect(lengths.length).toBeGreaterThan(5);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(70);
    });

    test("prints without table of contents, picture and menus", async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation", { name: legal.contents })).toBeHidden();
      await expect(page.getByRole("navigation", { name: "Footer" })).toBeHidden();
      await expect(page.getByRole("main").locator("img")).toBeHidden();
    });
  });
}

function contents(page: Page) {
  return page.getByRole("navigation", { name: legal.contents }).getByRole("link");
}

/** The mean line length in characters of each paragraph that is long enough to measure. */
function meanLineLengths(page: Page): Promise<number[]> {
  return page
    .getByRole("main")
    .locator("section p")
    .evaluateAll((paragraphs) =>
      paragraphs
        .map((paragraph) => ({
          characters: paragraph.textContent.length,
          lines: paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
        }))
        .filter(({ lines }) => lines >= 3)
        .map(({ characters, lines }) => characters / Math.round(lines)),
    );
}
