import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const address = "/pages/extra/virtual-reality";

test.describe("the virtual reality page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(address);
  });

  test("begins with the hour, the day and who is greeted, and says once that it is a sample", async ({
    page,
  }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("05:40 Good morning, Ines");
    await expect(page.getByRole("time").filter({ hasText: "Tuesday 8 December" })).toHaveAttribute(
      "datetime",
      "2026-12-08",
    );
    await expect(page.getByRole("main").getByText(/sample page/i)).toHaveCount(1);
  });

  test("has six instruments, and a rail that leads to each", async ({ page }) => {
    const names = [
      "Lamps",
      "Day shift",
      "Where you are",
      "Air and water",
      "From the surface",
      "Tremors since midnight",
    ];
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(names);
    const rail = page.getByRole("navigation", { name: "Instruments" });
    await expect(rail.getByRole("link")).toHaveText(names);
    for (const name of names) {
      await rail.getByRole("link", { name }).click();
      await expect(page.getByRole("region", { name })).toBeInViewport();
    }
  });

  test("lists the shift by the hour; the first item is under way", async ({ page }) => {
    const items = page.getByRole("region", { name: "Day shift" }).getByRole("listitem");
    await expect(items.getByRole("time")).toHaveText(["05:40", "06:20", "08:30", "10:15", "11:00", "11:40"]);
    await expect(items.first()).toHaveAttribute("aria-current", "step");
    await expect(items.first()).toContainText("Count heads");
  });

  test("measures air and water in a table; sump two alone is over its limit", async ({ page }) => {
    const readings = page.getByRole("table", { name: "Air and water" });
    await expect(readings.getByRole("columnheader")).toHaveText(["What", "Now", "Limit"]);
    await expect(readings.getByRole("rowheader")).toHaveText([
      /^Oxygen/,
      /^Carbon monoxide/,
      /^Dust/,
      /^Sump two/,
    ]);
    const over = readings
      .getByRole("meter")
      .evaluateAll((meters) =>
        meters.map((meter) => meter instanceof HTMLMeterElement && meter.value > meter.high),
      );
    expect(await over).toEqual([false, false, false, true]);
    await expect(page.getByRole("meter", { name: "Dug of the planned 120 m" })).toHaveAttribute(
      "value",
      "96",
    );
  });

  test("shows the map, the paper of the seismograph and three messages, all in words too", async ({
    page,
  }) => {
    await expect(page.getByRole("img", { name: /^The cut from above/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Six lines on paper/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Tremors" }).getByRole("definition").first()).toHaveText(
      "1.2 at 03:17, a truck",
    );
    const messages = page.getByRole("region", { name: "From the surface" });
    await expect(messages.getByRole("heading", { level: 3 })).toHaveText(["Tomas", "Amara", "Otto"]);
  });

  test("stands still: nothing is animated without being touched", async ({ page }) => {
    const byTime = () =>
      document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
    expect(await page.evaluate(byTime)).toBe(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the switchboard, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const width of [390, 1440]) {
      test(`at ${width} px two of four lamps are lit, and each follows its switch`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        const lamps = { Rim: true, "East wall": false, "Far bench": true, "Pit floor": false };
        for (const [index, [name, lit]] of Object.entries(lamps).entries()) {
          const lamp = page.getByRole("switch", { name, exact: true });
          const light = page.locator("img[src*=pit-lamp-light]").nth(index);
          await expect(lamp).toBeChecked({ checked: lit });
          await expect(light).toHaveCSS("opacity", lit ? "1" : "0");
          await lamp.press("Space");
          await expect(light).toHaveCSS("opacity", lit ? "0" : "1");
        }
      });
    }

    test("a lamp stands before its light, and its head is lit with it", async ({ page }) => {
      await page.goto(address);
      const rim = page.locator("img[src*=pit-lamp-light]").first().locator("..");
      const names = await rim
        .locator("img")
        .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
      expect(names[0]).toContain("pit-lamp-light");
      const lit = rim.locator("img[src$='#on']");
      await expect(lit).toHaveCSS("opacity", "1");
      await page.getByRole("switch", { name: "Rim", exact: true }).press("Space");
      await expect(lit).toHaveCSS("opacity", "0");
    });

    test("at 390 px the instruments begin where the picture ends", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      const scene = await page.locator("picture img[src*=cut-view]").boundingBox();
      const lamps = await page.getByRole("heading", { name: "Lamps", exact: true }).boundingBox();
      const gap = (lamps?.y ?? 0) - (scene?.y ?? 0) - (scene?.height ?? 0);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(60);
    });

    test("writes the heights on the wall when asked", async ({ page }) => {
      await page.goto(address);
      const heights = page.getByRole("switch", { name: "Height lines" });
      const lines = page.locator("img[src*=cut-heights]");
      await expect(heights).toHaveAccessibleDescription("Writes on the wall how far it is to the rim.");
      await expect(lines).toBeHidden();
      await heights.press("Space");
      await expect(lines).toBeVisible();
    });
  });
}

for (const width of [320, 768, 1100, 1440]) {
  test(`at ${width} px no instrument lies on another, nor on the words above them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const blocks = [page.getByRole("main").locator("header"), ...(await instruments(page))];
    const boxes = await Promise.all(blocks.map(boxOf));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
      }
    }
  });
}

function instruments(page: Page): Promise<Locator[]> {
  return page.getByRole("main").getByRole("region").all();
}

async function boxOf(block: Locator) {
  const box = await block.boundingBox();
  if (!box) throw new Error("Not shown");
  return box;
}
