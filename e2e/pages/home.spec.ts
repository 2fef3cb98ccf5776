import { home } from "../../content/pages/home.ts";
import { addresses } from "../../contract/addresses.ts";
import { homeGroundMedium } from "../../illustrations/scenes/home/ground-medium.ts";
import { homeGroundPhone } from "../../illustrations/scenes/home/ground-phone.ts";
import { homeGroundTablet } from "../../illustrations/scenes/home/ground-tablet.ts";
import { homeGroundWide } from "../../illustrations/scenes/home/ground-wide.ts";
import { site as company } from "../../site.config.ts";
import { newestArticle } from "../newest-article.ts";
import { expect, test } from "../site.ts";

const layerNames = home.layers.map(({ name }) => name);

test.describe("the home page", () => {
  test("opens with the tagline and what the company does", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(company.tagline);
    await expect(main.getByText(home.services, { exact: true })).toBeVisible();
    const link = (name: string) => main.getByRole("link", { name });
    await expect(link(home.describe)).toHaveAttribute("href", addresses.contact);
    await expect(link(home.seeServices)).toHaveAttribute("href", addresses.services);
  });

  test("has the info cards, each with a drawing of its own", async ({ page }) => {
    await page.goto("/");
    const workshop = page.getByRole("region", { name: home.workshop.title });
    const titles = home.workshop.cards.map(({ title }) => title);
    await expect(workshop.getByRole("heading", { level: 3 })).toHaveText(titles);
    const drawings = await workshop
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(drawings.filter(Boolean)).size).toBe(titles.length);
  });

  for (const width of [768, 1440]) {
    test(`at ${width} px the discs of the services stand over one another`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const discs = page.getByRole("region", { name: home.workshop.title }).locator("img");
      const middles = await discs.evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect().x + image.getBoundingClientRect().width / 2),
      );
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
    });
  }

  test("the card on the newest article says what it is about, who wrote it and when, and all of it leads there", async ({
    page,
  }) => {
    if (!newestArticle) return;
    await page.goto("/");
    const card = page
      .getByRole("article")
      .filter({ hasText: newestArticle.category ?? home.article.category });
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(newestArticle.title);
    await expect(card.getByText(newestArticle.author)).toBeVisible();
    await expect(card.locator("time")).toHaveAttribute("datetime", newestArticle.date);
    await card.scrollIntoViewIfNeeded();
    // Sections that come near are laid out with the next frames, and move what is below them.
    await page.evaluate(
      () => new Promise((laidOut) => setTimeout(() => requestAnimationFrame(laidOut), 100)),
    );
    // The title's link lies over all of the card.
    await card.getByText(newestArticle.summary).click({ force: true });
    await expect(page).toHaveURL(newestArticle.address);
  });

  test("names the five layers of the drawing in words, top to bottom", async ({ page }) => {
    await page.goto("/");
    const layers = page.getByRole("list", { name: "The layers of the stack" }).getByRole("link");
    await expect(layers).toHaveText(layerNames);
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
      for (const name of layerNames) {
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
