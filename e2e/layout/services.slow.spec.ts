import { services } from "../../content/pages/services.ts";
import { addresses } from "../../contract/addresses.ts";
import { coreTrays } from "../../illustrations/scenes/services/core-tray.ts";
import { servicesSky } from "../../illustrations/scenes/services/ground.ts";
import { expect, test } from "../site.ts";

const { devops } = services;

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
  for (const { width, tray } of [
    { width: 390, tray: coreTrays.phone },
    { width: 1440, tray: coreTrays.wide },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const hangs = await delivery.evaluate(
      (ground) =>
        (ground.parentElement?.getBoundingClientRect().top ?? 0) - ground.getBoundingClientRect().top,
    );
    expect(hangs, `at ${width} px`).toBe(servicesSky);
    const left = (await drawing.boundingBox())?.x ?? 0;
    // Each name begins two pixels to the left of the line that connects it to the drill core.
    const places = await names.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().x + 2),
    );
    expect(places.map((x) => Math.round(x - left))).toEqual(tray.leaders);
  }
});
