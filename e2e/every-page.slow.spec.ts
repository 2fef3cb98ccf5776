// R-PAGE-1, R-PAGE-2
import type { BrowserContext } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { emptyClosedCode } from "./closed-code.ts";
import { hydrated } from "./hydrated-pages.ts";
import { expectSoundText, expectSoundTurned, smallTargets } from "./layout.ts";
import { shiftOf, watchShifts } from "./layout-shifts.ts";
import { sweepPage, watchPage } from "./page-sweep.ts";
import { isShowcase, pages, pagesOfTheGate } from "./pages.ts";
import { waitForHydration } from "./showcase/showcase-page.ts";
import { expect, test } from "./site.ts";

for (const address of pages.filter((each) => !pagesOfTheGate.includes(each))) sweepPage(address);

for (const address of pages) {
  test(`${address} has no layout shift on a slow connection, and a sound layout at every width`, async ({
    page,
    context,
  }) => {
    const { complaints } = await watchPage(page);
    await watchShifts(page);
    await delayFontsAndPictures(context);
    for (const width of [1440, 390]) {
      await test.step(`nothing shifts at ${width} px while fonts and pictures arrive late`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address, { waitUntil: "networkidle" });
        if (hydrated.includes(address)) await waitForHydration(page);
        expect(await shiftOf(page)).toBeNull();
      });
    }
    await context.unrouteAll({ behavior: "wait" });

    await test.step("scrolling to the end logs no error and does not change the height", async () => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      for (let y = 0; y < before; y += 600) await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      expect(Math.abs((await height()) / before - 1), "of its height").toBeLessThan(0.02);
      expect(complaints).toEqual([]);
    });

    await test.step("the layout is sound at every breakpoint", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await emptyClosedCode(page);
      for (const width of [390, 740, 824, 968, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectSoundText(page);
      }
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await smallTargets(page), "WCAG 2.2, 2.5.8").toEqual([]);
      }
    });

    for (const { width, colorScheme } of viewsOf(address)) {
      await test.step(`axe finds no violations at ${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await violationsOn(page, colorScheme)).toEqual([]);
      });
    }

    await test.step("the layout is sound from right to left", async () => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expectSoundTurned(page);
      }
    });

    if (!hydrated.includes(address)) return;
    await test.step("axe finds no violations before React has loaded", async () => {
      await page.route(/\/react-[^/]+\.js$/, (route) => route.abort());
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      expect(await violationsOn(page, "light")).toEqual([]);
    });
  });
}

/**
 * The widths and themes in which a page is tested in addition to those of `sweepPage`. Showcase pages have only two
 * layouts, so they are not tested at tablet width.
 */
function viewsOf(address: string) {
  const phone = { width: 320, colorScheme: "light" } as const;
  const desktop = { width: 1280, colorScheme: "dark" } as const;
  return isShowcase(address)
    ? [phone, desktop]
    : [phone, { width: 768, colorScheme: "light" } as const, desktop];
}

async function delayFontsAndPictures(context: BrowserContext) {
  await context.route(/\.(woff2|svg)$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
}
