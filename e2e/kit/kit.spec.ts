import { expect, type Page, test } from "@playwright/test";
import { bundle } from "./bundle.ts";
import type { OpenableName, Use } from "./workbench.tsx";

const openables: OpenableName[] = ["Modal", "Dropdown", "Popover", "Menu", "Accordion"];

let workbench: { code: string; styles: string };

test.beforeAll(async () => {
  workbench = await bundle("e2e/kit/workbench.tsx");
});

test.beforeEach(async ({ page }) => {
  await page.setContent(`<!doctype html><title>Workbench</title><style>${workbench.styles}</style><body>`);
  await page.addScriptTag({ content: workbench.code });
});

for (const name of openables) {
  test.describe(`${name}: who opens it`, () => {
    const show = (page: Page, use: Use) =>
      page.evaluate(([name, use]) => window.workbench.showOpenable(name, use), [name, use] as const);
    const inside = (page: Page) => page.getByText("Inside");
    const opener = (page: Page) => page.getByText("Opener");
    const visitorCloses = (page: Page) =>
      name === "Accordion" ? opener(page).click() : page.keyboard.press("Escape");

    test("is the visitor, and the parent is told", async ({ page }) => {
      await show(page, "own");
      await expect(inside(page)).toBeHidden();
      await opener(page).click();
      await expect(inside(page)).toBeVisible();
      await expectTold(page, [true]);
      await visitorCloses(page);
      await expect(inside(page)).toBeHidden();
      await expectTold(page, [true, false]);
    });

    test("is at first the parent, then the visitor", async ({ page }) => {
      await show(page, "default");
      await expect(inside(page)).toBeVisible();
      await expectTold(page, []);
      await visitorCloses(page);
      await expect(inside(page)).toBeHidden();
      await expectTold(page, [false]);
    });

    test("is the parent, who is told what the visitor does and follows", async ({ page }) => {
      await show(page, "controlled");
      await expect(inside(page)).toBeHidden();
      for (const told of [[false], [false, false]]) {
        await say(page, true);
        await expect(inside(page)).toBeVisible();
        await visitorCloses(page);
        await expect(inside(page)).toBeHidden();
        await expectTold(page, told);
      }
      await opener(page).click();
      await expect(inside(page)).toBeVisible();
      await expectTold(page, [false, false, true]);
      await say(page, false);
      await expect(inside(page)).toBeHidden();
      await expectTold(page, [false, false, true]);
    });

    test("is the parent, also against the visitor", async ({ page }) => {
      await show(page, "refusing");
      await opener(page).click();
      await expectTold(page, [true]);
      await expect(inside(page)).toBeHidden();
      await say(page, true);
      await expect(inside(page)).toBeVisible();
      for (const told of [
        [true, false],
        [true, false, false],
      ]) {
        await visitorCloses(page);
        await expectTold(page, told);
        await expect(inside(page)).toBeVisible();
      }
    });
  });
}

test.describe("which tab is selected", () => {
  const show = (page: Page, use: Use) => page.evaluate((use) => window.workbench.showTabs(use), use);
  const selected = (page: Page) => page.getByRole("tab", { selected: true });

  test("is told to the parent, and begins where it says", async ({ page }) => {
    await show(page, "default");
    await expect(selected(page)).toHaveText("Basalt");
    await selected(page).click();
    await page.getByRole("tab", { name: "Chalk" }).click();
    await expect(selected(page)).toHaveText("Chalk");
    await page.keyboard.press("Home");
    await expect(selected(page)).toHaveText("Granite");
    await expectTold(page, [2, 0]);
  });

  test("is the parent's affair", async ({ page }) => {
    await show(page, "controlled");
    await page.getByRole("tab", { name: "Chalk" }).click();
    await expect(selected(page)).toHaveText("Chalk");
    await say(page, 0);
    await expect(selected(page)).toHaveText("Granite");
    await expectTold(page, [2]);
  });

  test("stays where the parent does not follow", async ({ page }) => {
    await show(page, "refusing");
    await page.getByRole("tab", { name: "Chalk" }).click();
    await expectTold(page, [2]);
    await expect(selected(page)).toHaveText("Basalt");
    await expect(page.getByText("About Chalk")).toBeHidden();
  });
});

test.describe("an alert", () => {
  const show = (page: Page, use: Use) => page.evaluate((use) => window.workbench.showAlert(use), use);
  const words = (page: Page) => page.getByText("Inside");
  const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss" }).click();

  test("goes by itself, and the parent is told", async ({ page }) => {
    await show(page, "own");
    await dismiss(page);
    await expect(words(page)).toBeHidden();
    await expectTold(page, [false]);
  });

  test("comes and goes as the parent says", async ({ page }) => {
    await show(page, "controlled");
    await dismiss(page);
    await expect(words(page)).toBeHidden();
    await expectTold(page, [false]);
    await say(page, true);
    await expect(words(page)).toBeVisible();
  });

  test("stays where the parent does not follow", async ({ page }) => {
    await show(page, "refusing");
    await dismiss(page);
    await expectTold(page, [false]);
    await expect(words(page)).toBeVisible();
  });

  test("is not there where the parent begins without it", async ({ page }) => {
    await show(page, "default");
    await expect(words(page)).toBeHidden();
  });
});

test("a question that is a heading looks like any other", async ({ page }) => {
  await page.evaluate(() => window.workbench.showAccordions());
  const questions = page.locator("summary");
  const heading = questions.nth(1).getByRole("heading", { level: 2, name: "A plain question" });
  await expect(heading).toBeVisible();
  const [plain, other] = [await questions.nth(0).boundingBox(), await questions.nth(1).boundingBox()];
  expect(other?.height).toBe(plain?.height);
  const [around, own] = await heading.evaluate((element) =>
    [element.parentElement ?? element, element].map((each) => {
      const { font, letterSpacing, textWrap, color, margin } = getComputedStyle(each);
      return { font, letterSpacing, textWrap, color, margin };
    }),
  );
  expect(own).toEqual(around);
});

async function say(page: Page, value: boolean | number) {
  await page.evaluate((value) => window.workbench.say(value), value);
}

async function expectTold(page: Page, told: (boolean | number)[]) {
  await expect.poll(() => page.evaluate(() => window.workbench.told)).toEqual(told);
}
