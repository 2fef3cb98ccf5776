// R-PAGE-3
import type { Page } from "@playwright/test";
import { expect, test } from "./bench.ts";

const sizes = [
  ["a phone at 400 %", { width: 320, height: 256 }, ""],
  ["a phone on its side", { width: 667, height: 375 }, ""],
  ["text at 200 %", { width: 1280, height: 720 }, "200%"],
] as const;

for (const [size, viewport, fontSize] of sizes) {
  test(`${size}: whatever opens or grows can be reached with forty entries, and the page is no wider than the window`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, fontSize);
    const found: Record<string, string[]> = {};
    for (const place of (await placesIn(page)).slice(0, process.env.ONLY ? 1 : 9))
      for (const name of await namesIn(page)) {
        const lost = await page.evaluate(
          ([name, place]) => window.opened.outOfReach(name, place),
          [name, place] as const,
        );
        if (lost.length) found[`${name}, ${place}`] = lost;
      }
    expect(found).toEqual({});
  });
}

test("Escape closes only what is on top, and the focus returns to what opened it", async ({ page }) => {
  const found: Record<string, unknown> = {};
  for (const place of ["on its own", "in a modal", "in a popover"])
    for (const name of await namesIn(page)) {
      const below = place === "on its own" ? 0 : 1;
      if (!(await open(page, name, place))) continue;
      const opened = await state(page);
      await page.keyboard.press("Escape");
      const closed = await state(page);
      await page.keyboard.press("Escape");
      const last = await state(page);
      const told = [opened.layers, closed.layers, closed.focus, last.layers, below ? last.focus : ""];
      const right = [below + 1, below, "the opener", 0, below ? "Around" : ""];
      if (String(told) !== String(right)) found[`${name}, ${place}`] = told;
    }
  expect(found).toEqual({});
});

async function open(page: Page, name: string, place: string) {
  await page.evaluate(([name, place]) => window.opened.show(name, place), [name, place] as const);
  if (!(await page.evaluate(() => window.opened.enter()))) return false;
  await page.keyboard.press("Enter");
  if ((await state(page)).layers === (place.startsWith("in") ? 1 : 0)) await page.keyboard.press("ArrowDown");
  return true;
}

test("a dialog that a parent opens from a layer returns the focus; without its opener, to what remains", async ({ page }) => {
  const found: Record<string, unknown> = {};
  for (const name of await namesIn(page)) {
    if (!(await open(page, name, "with a parent that asks"))) continue;
    await page.evaluate(() => window.opened.goInside());
    const { focus: inside } = await state(page);
    if (inside !== "inside") continue;
    await page.keyboard.press("Enter");
    const asked = await state(page);
    await page.keyboard.press("Escape");
    const { focus: back } = await state(page);
    if (!["inside", "the opener"].includes(back)) found[`${name}, Escape`] = [asked, back];
    await page.keyboard.press("Escape");
    await open(page, name, "with a parent that asks");
    await page.evaluate(() => window.opened.goInside());
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Yes" }).press("Enter");
    const { focus: gone } = await state(page);
    if (gone !== "Remains") found[`${name}, gone`] = gone;
  }
  expect(found).toEqual({});
});

test("a press in a frame closes what a press elsewhere closes", async ({ page }) => {
  const found: Record<string, unknown> = {};
  for (const name of await namesIn(page)) {
    if (!(await open(page, name, "on its own")) || (await page.locator("dialog:modal").count())) continue;
    const frame = await page.locator("iframe").boundingBox();
    if (frame) await page.mouse.click(frame.x + 30, frame.y + 30);
    const { layers } = await state(page);
    if (layers) found[name] = layers;
  }
  expect(found).toEqual({});
});

function state(page: Page) {
  return page.evaluate(() => window.opened.state());
}

function namesIn(page: Page) {
  return page.evaluate(() => window.opened.names);
}

function placesIn(page: Page) {
  return page.evaluate(() => window.opened.places);
}
