// R-PAGE-1

import { tokenStyles } from "../../vite/kit/scoped-styles.ts";
import { contrastViolationsIn } from "../axe.ts";
import { hiddenColours } from "../hidden-colours.ts";
import { expect, test } from "./bench.ts";

test("all text of every example has enough contrast in both themes, even what is hidden at first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.examples.show());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await contrastViolationsIn(page, "html"), colorScheme).toEqual([]);
  }
  expect(await hiddenColours(page)).toEqual([]);
});

test("another project switches the theme by class or by attribute, and parts of a page have their own", async ({
  page,
}) => {
  const themes = ["class=light", "class=dark", "data-theme=light", "data-theme=dark"];
  const place = (outer: string, inner: string) => `<p ${outer}><b ${inner}>${inner}</b></p>`;
  const places = themes.flatMap((outer) => themes.map((inner) => place(outer, inner)));
  const colour = "<style>b { color: var(--kit-ink) }</style>";
  await page.setContent(`<style>${tokenStyles()}</style>${colour}${places.join("")}`);
  const colours = await page
    .locator("b")
    .evaluateAll((all) => all.map((b) => `${b.textContent.split("=")[1]} ${getComputedStyle(b).color}`));
  expect(new Set(colours).size).toBe(2);
  expect(new Set(colours.map((each) => each.slice(each.indexOf(" ")))).size).toBe(2);
});
