import { nextStep } from "../../content/next-step.ts";
import { apps } from "../../content/pages/apps.ts";
import { appsPit } from "../../illustrations/scenes/apps/pit.ts";
import { appsPitMedium, appsPitWide } from "../../illustrations/scenes/apps/pits.ts";
import { expect, test } from "../site.ts";

const { sizeIt, notebooks, macBook } = apps;
const names = [sizeIt.title, notebooks.title, macBook.title];

test.describe("the apps page", () => {
  test("says what is to come, and has three cards", async ({ page }) => {
    await page.goto("/services/apps");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(apps.title);
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(names);
    const card = (name: string) => page.getByRole("article", { name });
    await expect(card(sizeIt.title)).toContainText(sizeIt.purpose);
    await expect(card(notebooks.title).getByRole("listitem")).toHaveText([...notebooks.names]);
    await expect(card(macBook.title)).toContainText(macBook.purpose);
  });

  test("gives each card an action that can't be used yet, and no dead link", async ({ page }) => {
    await page.goto("/services/apps");
    for (const name of names) {
      const card = page.getByRole("article", { name });
      const action = card.getByRole("button", { name: apps.action, description: name });
      await expect(action).toBeDisabled();
      await expect(action).toHaveAttribute("aria-disabled", "true");
      await expect(card.getByRole("link")).toHaveCount(0);
    }
  });

  test("leaves those actions out of the tab order", async ({ page }) => {
    await page.goto("/services/apps");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: apps.newsletter }).focus();
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link", { name: nextStep.describe })).toBeFocused();
  });

  for (const width of [992, 1240, 1440, 2560]) {
    test(`at ${width} px each app stands on its step of the pit, a little way in the ground`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services/apps");
      const pit = await page.locator("picture img[src*=apps-pit]").boundingBox();
      const feet: number[] = [];
      for (const image of await page.getByRole("article").locator("img").all()) {
        const box = await image.boundingBox();
        feet.push(Math.round((box?.y ?? 0) + (box?.height ?? 0)));
        // A drawing in a box of another shape stands in its middle, over the ground.
        const shape = await image.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1);
      }
      const floor = Math.round((pit?.y ?? 0) + (pit?.height ?? 0));
      const steps = [appsPit.surface, appsPit.bench, appsPit.floor].map((step) => appsPit.height - step);
      expect(feet).toHaveLength(steps.length);
      for (const [index, step] of steps.entries()) {
        const height = floor - (feet[index] ?? 0);
        expect(height).toBeLessThanOrEqual(step);
        expect(height).toBeGreaterThanOrEqual(step - 8);
      }
    });
  }

  for (const { width, pit } of [
    { width: 992, pit: appsPitMedium },
    { width: 1440, pit: appsPitWide },
  ]) {
    test(`at ${width} px the columns of the apps end at the walls of the pit`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services/apps");
      const ends = await page
        .getByRole("article")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right - innerWidth / 2));
      expect(ends.slice(0, 2)).toEqual(
        [pit.walls.bench, pit.walls.floor].map((wall) => wall - pit.width / 2),
      );
    });
  }

  for (const width of [320, 768, 1280]) {
    test(`at ${width} px no card runs into the next when text is twice as large`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services/apps");
      await page.locator("html").evaluate(({ style }) => {
        style.fontSize = "200%";
        style.letterSpacing = "0.12em";
      });
      for (const name of names) {
        const card = page.getByRole("article", { name });
        const frame = await card.boundingBox();
        const words = await card.getByRole("button").boundingBox();
        const picture = await card.locator("img").boundingBox();
        if (!frame || !words || !picture) throw new Error(`${name} is not shown`);
        const beside = picture.x >= words.x + words.width;
        expect(beside || picture.y >= words.y + words.height, name).toBe(true);
        expect(words.y + words.height, name).toBeLessThanOrEqual(frame.y + frame.height);
      }
    });
  }
});
