import { homeGroundMedium } from "../../illustrations/scenes/home/ground-medium.ts";
import { homeGroundPhone } from "../../illustrations/scenes/home/ground-phone.ts";
import { homeGroundTablet } from "../../illustrations/scenes/home/ground-tablet.ts";
import { homeGroundWide } from "../../illustrations/scenes/home/ground-wide.ts";
import { expect, test } from "../site.ts";

test.describe("the home page", () => {
  test("opens with the tagline and what the company does", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("From the top to bottom of your stack");
    await expect(
      main.getByText("Software Development, Engineering, DevOps, Consulting.", { exact: true }),
    ).toBeVisible();
    await expect(main.getByRole("link", { name: "Describe your project" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(main.getByRole("link", { name: "See what we do" })).toHaveAttribute("href", "/services");
  });

  test("has the four info cards", async ({ page }) => {
    await page.goto("/");
    const cards = page
      .getByRole("region", { name: "Four trades, one crew" })
      .getByRole("heading", { level: 3 });
    await expect(cards).toHaveText(["Software Development", "Engineering", "DevOps", "Consulting"]);
  });

  test("the card on AI insights says who wrote the newest article and when, and all of it leads there", async ({
    page,
  }) => {
    await page.goto("/");
    const card = page.getByRole("article").filter({ hasText: "AI insights" });
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(
      "What a privacy policy must be able to prove",
    );
    await expect(card.getByText("Tess Moriarty")).toBeVisible();
    await expect(card.locator("time")).toHaveAttribute("datetime", "2026-11-13");
    await card.scrollIntoViewIfNeeded();
    // The title's link lies over all of the card.
    await card.getByText(/^A privacy policy is a list of claims/).click({ force: true });
    await expect(page).toHaveURL(/\/articles\/what-a-privacy-policy-must-prove$/);
  });

  test("names the five layers of the drawing in words, top to bottom", async ({ page }) => {
    await page.goto("/");
    const layers = page.getByRole("list", { name: "The layers of the stack" }).getByRole("link");
    await expect(layers).toHaveText(["Interface", "Delivery", "Platform", "Network", "Bedrock"]);
  });

  test("runs without React", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
  });

  for (const width of [390, 768, 1100, 1440, 2560]) {
    test(`at ${width} px fetches one drawing of the ground, and each label lies in its layer`, async ({
      page,
    }) => {
      const grounds: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("home-ground")) grounds.push(request.url());
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/", { waitUntil: "networkidle" });
      expect(grounds).toHaveLength(1);
      const art = await page.locator("picture img[src*=home-ground]").first().boundingBox();
      for (const name of ["Interface", "Delivery", "Platform", "Network", "Bedrock"]) {
        const label = await page.getByRole("main").getByRole("link", { name, exact: true }).boundingBox();
        if (!art || !label) throw new Error(`${name} or the drawing is not shown`);
        expect(label.y, name).toBeGreaterThan(art.y);
        expect(label.y + label.height, name).toBeLessThan(art.y + art.height);
        expect(label.x, name).toBeGreaterThanOrEqual(0);
      }
    });
  }

  for (const { width, height, layers } of [
    homeGroundPhone,
    homeGroundTablet,
    homeGroundMedium,
    homeGroundWide,
  ]) {
    test(`at ${width} px the words stand in rows as high as the drawn layers, from the drawn surface on`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const list = page.getByRole("list", { name: "The layers of the stack" });
      const [sky = 0, ...rows] = await list.evaluate((grid) =>
        getComputedStyle(grid).gridTemplateRows.split(" ").map(Number.parseFloat),
      );
      for (const [index, [, thickness]] of layers.layers.entries()) {
        // All that is not sky is shared out among the layers.
        expect(Math.abs((rows[index] ?? 0) / thickness - 1)).toBeLessThan(0.03);
      }
      const art = await page.locator("picture img[src*=home-ground]").first().boundingBox();
      const words = await list.boundingBox();
      expect(art?.height).toBeCloseTo(height, 0);
      expect(Math.abs((words?.y ?? 0) + sky - (art?.y ?? 0) - layers.top)).toBeLessThan(2);
    });
  }
});
