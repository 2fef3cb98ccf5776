import { services } from "../../content/pages/services.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

const { devops } = services;

/** The height of the sky in `services-*.svg`, and the x of each leader line in `core-tray-*.svg`. */
const sky = 76;
const trays = [
  { width: 390, leaders: [57, 117, 177, 233, 293] },
  { width: 1440, leaders: [178, 394, 617, 876, 1099] },
];

test("the drawing of the interface fits the width without being scaled", async ({ page }) => {
  await page.goto(addresses.services);
  const ground = page.locator("picture img[src*=services-interface]");
  for (const { width, drawing } of [
    { width: 390, drawing: "interface-phone" },
    { width: 768, drawing: "interface-wide" },
    { width: 1440, drawing: "interface-wide" },
    { width: 2560, drawing: "interface-widest" },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => ground.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toContain(`${drawing}-`);
    const { natural, shown } = await ground.evaluate((image: HTMLImageElement) => ({
      natural: image.naturalWidth,
      shown: image.offsetWidth,
    }));
    expect(shown, `at ${width} px`).toBe(natural);
    expect(shown, `at ${width} px`).toBeGreaterThanOrEqual(width);
  }
});

test("a layer overlaps the one above by the height of its sky, and the core's labels are at their leader lines", async ({
  page,
}) => {
  await page.goto(addresses.services);
  const delivery = page.getByRole("region", { name: devops.title }).locator("picture").first();
  const names = page.locator("ol:has(+ picture img[src*=core-tray]) li");
  const drawing = page.locator("picture img[src*=core-tray]");
  for (const { width, leaders } of trays) {
    await page.setViewportSize({ width, height: 900 });
    const hangs = await delivery.evaluate(
      (ground) =>
        (ground.parentElement?.getBoundingClientRect().top ?? 0) - ground.getBoundingClientRect().top,
    );
    expect(hangs, `at ${width} px`).toBe(sky);
    const left = (await drawing.boundingBox())?.x ?? 0;
    // Each name begins two pixels to the left of the line that connects it to the drill core.
    const places = await names.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().x + 2),
    );
    expect(places.map((x) => Math.round(x - left))).toEqual(leaders);
  }
});
