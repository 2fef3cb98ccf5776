import type { Page } from "@playwright/test";

type Place = Parameters<typeof window.opened.show>[1];

/** Renders each component in turn, and returns what is wrong with it. */
export async function everyComponentIn(
  page: Page,
  place: Place,
  look: (openers: number) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of await page.evaluate(() => window.opened.names)) {
    const openers = await page.evaluate(([name, place]) => window.opened.show(name, place), [
      name,
      place,
    ] as const);
    const wrong = await look(openers);
    if (String(wrong ?? "") !== "") found[`${name}, ${place}`] = wrong;
  }
  return found;
}

/** Returns what can't be reached in any component with forty entries, closed and open. */
export async function outOfReach(page: Page, place: Place) {
  return everyComponentIn(page, place, async (openers) => {
    const lost = place === "on its own" ? await page.evaluate(() => window.opened.outOfReach()) : [];
    for (let opener = 0; opener < Math.min(openers, 3); opener += 1) {
      await page.evaluate((opener) => window.opened.open(opener), opener);
      lost.push(...(await page.evaluate(() => window.opened.outOfReach())));
      await page.keyboard.press("Escape");
    }
    return lost.slice(0, 4);
  });
}

/** Returns the components after which Escape closes too much, or the focus is not where it was. */
export function wrongAfterEscape(page: Page, place: "in a modal" | "in a popover") {
  return everyComponentIn(page, place, async (openers) => {
    if (openers === 0 || (await open(page)) < 2) return;
    await page.keyboard.press("Escape");
    const closed = await state(page);
    await page.keyboard.press("Escape");
    const last = await state(page);
    return String([closed, last]) === "1,the opener,0,Around" ? undefined : [closed, last];
  });
}

/** Opens the first thing that a component can open, and returns the number of open layers. */
export function open(page: Page) {
  return page.evaluate(() => window.opened.open(0));
}

export function state(page: Page) {
  return page.evaluate(() => window.opened.state());
}
