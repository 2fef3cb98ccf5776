import { violationsOn } from "../axe.ts";
import { isExample } from "../is-example.ts";
import { expect, test } from "../site.ts";

if (isExample)
  test("axe finds no violations in an article with a table and a callout", async ({ page }) => {
    await page.goto("/articles/what-a-privacy-policy-must-prove");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violationsOn(page, colorScheme)).toEqual([]);
    }
  });
