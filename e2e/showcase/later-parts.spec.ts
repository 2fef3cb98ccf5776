// R-WIDGET-16
import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { searchOn } from "./search-select.ts";
import { openLive } from "./showcase-page.ts";

interface LaterPart {
  address: string;
  /** Opens the component, and checks that it can be used without the part. */
  without: (page: Page) => Promise<void>;
  /** Opens the component again, and checks that the part is there. */
  again: (page: Page) => Promise<void>;
}

/** What components load when they are used, by the name of its file. */
const laterParts: Readonly<Record<string, LaterPart>> = {
  "date-picker-calendar": {
    address: "/sections/components/date-picker",
    async without(page) {
      await calendarButton(page).click();
      await expect(page.getByRole("dialog")).toHaveText(
        "The calendar couldn’t be loaded. Please type the date.",
      );
      await page.keyboard.press("Escape");
    },
    async again(page) {
      await calendarButton(page).click();
      await expect(page.getByRole("grid")).toBeVisible();
    },
  },
  "search-select-box": {
    address: "/sections/elements/dropdowns",
    async without(page) {
      const select = searchOn(page).preview.locator("select");
      const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("?"));
      await select.focus();
      await failed;
      // No script can tell whether the browser's list is open, but this keeps it from opening.
      const isPrevented = select.evaluate(
        (select) =>
          new Promise((tell) => {
            select.ownerDocument.addEventListener("mousedown", (event) => tell(event.defaultPrevented));
          }),
      );
      await select.click();
      expect(await isPrevented).toBe(false);
      await page.keyboard.press("Escape");
      await select.selectOption({ index: 1 });
      await select.blur();
    },
    again: (page) => searchOn(page).open(),
  },
};

function calendarButton(page: Page) {
  return page.getByRole("button", { name: /^(Choose a|Change the) date/ }).first();
}

test("each part that a component loads when it is used is tried without it", () => {
  const sources = globSync("kit/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const loaded = sources.flatMap((text) => [...text.matchAll(/\bimport\("\.\/([\w-]+)\.tsx?"\)/g)]);
  expect(loaded.map(([, name]) => name).sort()).toEqual(Object.keys(laterParts));
});

for (const [name, { address, without, again }] of Object.entries(laterParts))
  test(`if ${name} can't be loaded, the component can be used, and loads it the next time`, async ({
    page,
  }) => {
    const missing = new Set<string>();
    await openLive(page, address);
    await page.route(`**/${name}-*`, (route) => {
      missing.add(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await without(page);
    await page.unrouteAll();
    page.on("response", (response) => missing.delete(new URL(response.url()).pathname));
    await again(page);
    expect(missing).toEqual(new Set());
  });
