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
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  expect.soft(await contrastViolationsIn(page, "pre"), "code in print").toEqual([]);
  await page.setViewportSize({ width: 640, height: 800 });
  const cut = (all: Element[]) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML);
  expect.soft(await page.locator(":has(> pre, > table)").evaluateAll(cut), "cut off on paper").toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: "screen" });
  expect(await hiddenColours(page)).toEqual([]);
});

test("in forced colours, what is selected looks unlike its neighbour in every example, and in an open calendar", async ({
  page,
}) => {
  await page.evaluate(() => window.examples.show());
  await page.locator("[aria-label^='Change the date']").first().click();
  await expect(page.getByRole("gridcell", { selected: true })).toBeVisible();
  // Takes the focus and its ring to the next week.
  await page.keyboard.press("ArrowDown");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const alike = await page.evaluate(() => {
    const selected = "[aria-selected=true], [aria-current]:is(a, button), [aria-pressed=true]";
    const page = document.body.appendChild(document.createElement("p"));
    page.style.background = "Canvas";
    const canvas = getComputedStyle(page).backgroundColor;
    /** What is left of an element's look where the browser chooses the colours. */
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll("*")].flatMap((part) =>
        ["", "::before", "::after"].flatMap((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (style.display === "none" || (pseudo && style.content === "none")) return [];
          const { borderWidth, outlineStyle, textDecorationLine, backgroundColor } = style;
          const isSeen = backgroundColor !== canvas && !backgroundColor.endsWith(", 0)");
          return [[borderWidth, outlineStyle, textDecorationLine, isSeen && backgroundColor].join()];
        }),
      );
    const [plain] = lookOf(page);
    const marksOf = (element: Element) => `${lookOf(element).filter((look) => look !== plain)}`;
    return [...document.querySelectorAll(selected)].flatMap((one) => {
      const list = one.closest("ul, ol, tr, [role=tablist], [role=listbox], [role=group]");
      const other = [...(list?.querySelectorAll(one.localName) ?? [])].find(
        (each) => !each.matches(selected),
      );
      return other && marksOf(one) === marksOf(other) ? [one.outerHTML.slice(0, 300)] : [];
    });
  });
  expect(alike).toEqual([]);
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
