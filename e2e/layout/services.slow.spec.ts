import { services } from "../../content/pages/services.ts";
import { addresses } from "../../contract/addresses.ts";
import { coreTrayPhone, coreTrayWide } from "../../illustrations/scenes/services/core-tray.ts";
import { servicesSky } from "../../illustrations/scenes/services/ground.ts";
import { expect, test } from "../site.ts";

const { software, devops, infrastructure } = services;

test("the drawing of the interface is that of the width, and unscaled", async ({ page }) => {
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

test("a layer hangs over the one above by the sky of its drawing, and the names over the core stand at its leader lines", async ({
  page,
}) => {
  await page.goto(addresses.services);
  const delivery = page.getByRole("region", { name: devops.title }).locator("picture").first();
  const names = page.locator("ol:has(+ picture img[src*=core-tray]) li");
  const drawing = page.locator("picture img[src*=core-tray]");
  for (const { width, tray } of [
    { width: 390, tray: coreTrayPhone },
    { width: 1440, tray: coreTrayWide },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const hangs = await delivery.evaluate(
      (ground) =>
        (ground.parentElement?.getBoundingClientRect().top ?? 0) - ground.getBoundingClientRect().top,
    );
    expect(hangs, `at ${width} px`).toBe(servicesSky);
    const left = (await drawing.boundingBox())?.x ?? 0;
    // The line is as wide as two of the drawing's units.
    const places = await names.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().x + 2),
    );
    expect(places.map((x) => Math.round(x - left))).toEqual(tray.leaders);
  }
});

test("words stay in their layers when text is twice as large", async ({ page }) => {
  await page.goto(addresses.services);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    document.documentElement.style.letterSpacing = "0.12em";
  });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { title: name } of [software, devops, infrastructure]) {
      const region = page.getByRole("region", { name });
      const heading = await page.getByRole("heading", { name, level: 2 }).boundingBox();
      const layer = await region.boundingBox();
      const last = await region.getByRole("listitem").last().boundingBox();
      if (!heading || !layer || !last) throw new Error(`${name} is not shown`);
      expect(heading.y, `${name} at ${width} px`).toBeGreaterThan(layer.y);
      expect(last.y + last.height, `${name} at ${width} px`).toBeLessThan(layer.y + layer.height);
    }
  }
});

test("the bar is transparent, and the green button in it", async ({ page }) => {
  await page.goto(addresses.services);
  const bar = page.getByRole("banner");
  await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(bar.getByRole("link", { name: "Contact Us" })).toHaveCSS(
    "background-image",
    /^linear-gradient/,
  );
});
