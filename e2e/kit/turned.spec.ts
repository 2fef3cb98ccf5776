import type { CDPSession } from "@playwright/test";
import { expect, test } from "./bench.ts";

test("turned right to left, every example is its own mirror image, even in what CSS draws and in its arrows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.examples.show());
  const devtools = await page.context().newCDPSession(page);
  const before = await boxesIn(devtools);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const turned = await boxesIn(devtools);
  const arrows = page
    .locator(":is(a, button)")
    .filter({ hasText: /Previous|Next/ })
    .locator("svg");
  const scales = await arrows.evaluateAll((all) => all.map((one) => getComputedStyle(one).scale));
  expect(new Set(scales)).toEqual(new Set(["-1 1"]));
  expect(turned.size).toBe(before.size);
  const found = [...before].filter(
    ([node, { start, padding }]) =>
      Math.abs(start - (turned.get(node)?.end ?? start)) > 2 ||
      padding.toString() !== turned.get(node)?.padding.toReversed().toString(),
  );
  expect(found.map(([node, box]) => [box, turned.get(node)])).toEqual([]);
});

test("turned right to left, a slider's handles stay at the ends of what is drawn between them", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.examples.show());
  const sliders = await page.locator("fieldset:has(input[type=range])").all();
  expect(sliders).not.toEqual([]);
  for (const slider of sliders) {
    const track = slider.locator(":has(> svg):has(input)");
    const picture = async () => (await track.screenshot()).toString("base64");
    const turn = (dir: string) =>
      page.locator("html").evaluate((root, dir) => root.setAttribute("dir", dir), dir);
    await turn("ltr");
    const before = await picture();
    await turn("rtl");
    await expect.poll(picture).toBe(before);
  }
});

/**
 * Returns the distance of each box from the sides of its parent, and its padding left and right. Leaves out text and what moves with it, and drawings.
 * Chromium's DevTools also know the boxes of pseudo-elements.
 */
async function boxesIn(devtools: CDPSession) {
  const { documents, strings } = await devtools.send("DOMSnapshot.captureSnapshot", {
    computedStyles: ["display", "padding-left", "padding-right"],
  });
  const [{ nodes, layout } = { nodes: {}, layout: undefined }] = documents;
  const sides = new Map<number, { left: number; right: number }>();
  const found = new Map<number, { name: string; start: number; end: number; padding: string[] }>();
  for (const [index, node] of layout?.nodeIndex.entries() ?? []) {
    const parent = nodes.parentIndex?.[node] ?? -1;
    const name = [parent, node].map((each) => strings[nodes.nodeName?.[each] ?? -1]).join(" > ");
    const [left = 0, , width = 0] = layout?.bounds[index] ?? [];
    const own = nodes.pseudoType?.index.includes(node)
      ? await sidesOf(devtools, nodes.backendNodeId?.[node])
      : { left, right: left + width };
    sides.set(node, own);
    const around = sides.get(parent);
    const [display = "", ...padding] = (layout?.styles[index] ?? []).map((style) => strings[style] ?? "");
    if (!around || name.includes("#") || name.startsWith("svg") || display.startsWith("inline")) continue;
    found.set(node, { name, start: own.left - around.left, end: around.right - own.right, padding });
  }
  return found;
}

async function sidesOf(devtools: CDPSession, backendNodeId = 0) {
  const { model } = await devtools.send("DOM.getBoxModel", { backendNodeId });
  const across = model.border.filter((_, index) => index % 2 === 0);
  return { left: Math.min(...across), right: Math.max(...across) };
}
