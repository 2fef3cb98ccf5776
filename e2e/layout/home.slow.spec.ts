import { home } from "../../content/pages/home.ts";
import { addresses } from "../../contract/addresses.ts";
import { layersOf } from "../../illustrations/engine/strata.ts";
import { homeGrounds } from "../../illustrations/scenes/home/grounds.ts";
import { expect, test } from "../site.ts";

const layerNames = home.layers.map(({ name }) => name);
const drawing = "picture img[src*=home-ground]";

test("at each width, only one drawing of the ground is loaded, and each label is inside its layer", async ({
  page,
}) => {
  const grounds: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("home-ground")) grounds.push(request.url());
  });
  for (const width of [390, 768, 1100, 1440, 2560]) {
    // Leaves the page before resizing, because resizing it would also fetch the drawing for the new width.
    await page.goto("about:blank");
    await page.setViewportSize({ width, height: 900 });
    grounds.length = 0;
    await page.goto(addresses.presentation);
    expect(grounds, `at ${width} px`).toHaveLength(1);
    const art = await page.locator(drawing).first().boundingBox();
    for (const name of layerNames) {
      const label = await page.getByRole("main").getByRole("link", { name, exact: true }).boundingBox();
      if (!art || !label) throw new Error(`${name} or the drawing is not shown`);
      expect(label.y, `${name} at ${width} px`).toBeGreaterThan(art.y);
      expect(label.y + label.height, `${name} at ${width} px`).toBeLessThan(art.y + art.height);
      expect(label.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  }
});

test("the rows are as tall as the drawn layers and begin at the drawn surface", async ({ page }) => {
  await page.goto(addresses.presentation);
  const list = page.getByRole("list", { name: "The layers of the stack" });
  const art = page.locator(drawing).first();
  for (const { width, height, layers } of [
    homeGrounds.narrow,
    homeGrounds.tablet,
    homeGrounds.medium,
    homeGrounds.wide,
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => Math.round((await art.boundingBox())?.height ?? 0)).toBe(height);
    const [sky = 0, ...rows] = await list.evaluate((grid) =>
      getComputedStyle(grid).gridTemplateRows.split(" ").map(Number.parseFloat),
    );
    for (const [index, [name, thickness]] of layersOf(layers.layers).entries()) {
      // The first row of the grid is the sky. Every other row is as tall as its layer in the drawing.
      expect(Math.abs((rows[index] ?? 0) / thickness - 1), `${name} at ${width} px`).toBeLessThan(0.03);
    }
    const [words, drawn] = [await list.boundingBox(), await art.boundingBox()];
    expect(Math.abs((words?.y ?? 0) + sky - (drawn?.y ?? 0) - layers.top), `at ${width} px`).toBeLessThan(2);
  }
});
