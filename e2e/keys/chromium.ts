import type { JSHandle } from "@playwright/test";
import type { Tab } from "../other-browsers/tab.ts";
import { test } from "../site.ts";
import { type Direction, directions, pressedFrom, pressKeys } from "./press-keys.ts";

/** Registers a keyboard test in Chromium for each component. */
export function testKeysInChromium(direction: Direction) {
  test.describe(`keyboard support in Chromium, ${directions[direction]}`, () => {
    for (const { component, title } of pressedFrom(direction)) {
      test(title, async ({ page, site }) => {
        const tab: Tab = {
          goto: async (url) => void (await page.goto(url)),
          resize: (width, height) => page.setViewportSize({ width, height }),
          read: (work) => page.evaluate(work),
          find: async (find, selector, words) => {
            const found = await page.evaluateHandle<JSHandle>(
              `(${find})(...${JSON.stringify([selector, words])})`,
            );
            return found.asElement() && { press: () => page.locator(selector).first().click() };
          },
          pressAt: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          pressKey: (key) => page.keyboard.press(key),
          close: () => page.close(),
        };
        await pressKeys(tab, site.url, component, direction);
      });
    }
  });
}
