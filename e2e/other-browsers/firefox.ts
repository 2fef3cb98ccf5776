import { ElementHandle, type KeyInput, launch } from "puppeteer-core";
import { engineProgram } from "../../scripts/install/engines.ts";
import type { Browser } from "./tab.ts";

/** Starts headless Firefox and controls it through WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: "firefox",
    executablePath: engineProgram("firefox-esr"),
    headless: true,
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: async (url) => {
          await page.goto(url);
        },
        resize: (width, height) => page.setViewport({ width, height }),
        read: (work) => page.evaluate(work),
        find: async (find, ...wanted) => {
          const found = await page.evaluateHandle(find, ...wanted);
          return found instanceof ElementHandle ? { press: () => found.click() } : null;
        },
        pressAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        pressKey: async (key) => {
          const [last = "", ...held] = key.split("+").toReversed();
          for (const each of held) await page.keyboard.down(each as KeyInput);
          await page.keyboard.press(last as KeyInput);
          for (const each of held) await page.keyboard.up(each as KeyInput);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
