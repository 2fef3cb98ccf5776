import type { Locator } from "@playwright/test";
import { expect, test } from "../site.ts";

test("the virtual reality instruments begin below the picture and overlap nothing; nothing is animated", async ({
  page,
}) => {
  await page.goto("/pages/extra/virtual-reality");
  const main = page.getByRole("main");
  const blocks = [main.locator("header"), ...(await main.getByRole("region").all())];
  for (const width of [320, 390, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(blocks.map(boxOf));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart, `at ${width} px ${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
      }
    }
    if (width !== 390) continue;
    const scene = await boxOf(page.locator("picture img[src*=cut-view]"));
    const lamps = await boxOf(page.getByRole("heading", { name: "Lamps", exact: true }));
    const gap = lamps.y - scene.y - scene.height;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(60);
  }
  const byTime = () =>
    document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
  expect(await page.evaluate(byTime)).toBe(0);
});

async function boxOf(block: Locator) {
  const box = await block.boundingBox();
  if (!box) throw new Error("Not shown");
  return box;
}
