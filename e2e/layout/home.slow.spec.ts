import { home } from "../../content/pages/home.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

const layerNames = home.layers.map(({ name }) => name);
const drawing = "picture img[src*=home-ground]";

/** The y of the surface and the thickness of each layer in `home-ground-*.svg`. */
const grounds = [
  { width: 390, height: 1530, surface: 250, layers: [262, 236, 264, 240, 250] },
  { width: 768, height: 1900, surface: 400, layers: [320, 262, 306, 270, 320] },
  { width: 1112, height: 1450, surface: 505, layers: [168, 164, 180, 168, 236] },
  { width: 1440, height: 1505, surface: 545, layers: [162, 150, 196, 168, 262] },
];

test("at each width, only one drawing of the ground is loaded, and each label is inside its layer", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("home-ground")) requested.push(request.url());
  });
  for (const width of [390, 768, 1100, 1440, 2560]) {
    // Leaves the page before resizing, because resizing it would also fetch the drawing for the new width.
    await page.goto("about:blank");
    await page.setViewportSize({ width, height: 900 });
    requested.length = 0;
    await page.goto(addresses.presentation);
    expect(requested, `at ${width} px`).toHaveLength(1);
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
  for (const { width, height, surface, layers } of grounds) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => Math.round((await art.boundingBox())?.height ?? 0)).toBe(height);
    const [sky = 0, ...rows] = await list.evaluate((grid) =>
      getComputedStyle(grid).gridTemplateRows.split(" ").map(Number.parseFloat),
    );
    for (const [index, thickness] of layers.entries()) {
      // The first row of the grid is the sky. Every other row is as tall as its layer in the drawing.
      expect(Math.abs((rows[index] ?? 0) / thickness - 1), `layer ${index} at ${width} px`).toBeLessThan(
        0.03,
      );
    }
    const [words, drawn] = [await list.boundingBox(), await art.boundingBox()];
    expect(Math.abs((words?.y ?? 0) + sky - (drawn?.y ?? 0) - surface), `at ${width} px`).toBeLessThan(2);
  }
});
