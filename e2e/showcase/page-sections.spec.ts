import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const sections = "/sections/page-sections";

test.describe("FAQ", () => {
  test("has five questions, the first one open; others open beside it", async ({ page }) => {
    await page.goto(`${sections}/faq`);
    const questions = previewOf(page, "First open").locator("details");
    await expect(questions).toHaveCount(5);
    await expect(questions.and(page.locator("[open]")).locator("summary")).toHaveText([
      "How deep do you go?",
    ]);
    await questions.nth(3).locator("summary").press("Enter");
    await expect(questions.and(page.locator("[open]"))).toHaveCount(2);
    await questions.nth(0).locator("summary").press("Space");
    await expect(questions.nth(0)).not.toHaveAttribute("open");
  });

  test("closes one when another opens, where they have a name in common", async ({ page }) => {
    await page.goto(`${sections}/faq`);
    const questions = previewOf(page, "One at a time").locator("details");
    await questions.nth(1).locator("summary").press("Enter");
    await expect(questions.and(page.locator("[open]")).locator("summary")).toHaveText([
      "Who decides about the roof?",
    ]);
  });
});

test.describe("Blog Posts", () => {
  test("are four variants; each card has one link", async ({ page }) => {
    await page.goto(`${sections}/blog-posts`);
    await expect(page.getByRole("tablist")).toHaveCount(4);
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByRole("heading", { level: 3 }).getByRole("link")).toHaveCount(1);
      await expect(card.getByRole("link")).toHaveCount(1);
    }
  });

  test("have five pages, the second of them shown", async ({ page }) => {
    await page.goto(`${sections}/blog-posts`);
    const pages = page.getByRole("navigation", { name: "Pages of articles" });
    await expect(pages.getByRole("link")).toHaveText([
      "Previous",
      ...[1, 2, 3, 4, 5].map((number) => `Page ${number}`),
      "Next",
    ]);
    await expect(pages.locator("[aria-current=page]")).toHaveText("Page 2");
  });
});

test.describe("Features", () => {
  test("have a card whose back is reached by the keyboard only once it has turned", async ({ page }) => {
    await page.goto(`${sections}/features`);
    const card = page.getByRole("article");
    await expect(card.getByRole("link")).toHaveCount(0);
    await card.getByRole("checkbox", { name: "Keep turned: The core box" }).focus();
    await page.keyboard.press("Tab");
    await expect(card.getByRole("link", { name: "Order a box" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(card.getByRole("checkbox")).toBeChecked();
    await page.getByRole("link", { name: "Stackhouse" }).first().focus();
    await expect(card.getByRole("link", { name: "Order a box" })).toBeVisible();
  });

  test("lie in five layers, from the surface down", async ({ page }) => {
    await page.goto(`${sections}/features`);
    const layers = previewOf(page, "In layers").getByRole("listitem");
    await expect(layers).toHaveCount(5);
    await expect(layers.first()).toContainText("0 m");
    await expect(layers.last()).toContainText("−48 m");
  });
});

test.describe("Teams", () => {
  test("show people over their words, with links that say whose they are", async ({ page }) => {
    await page.goto(`${sections}/teams`);
    const team = previewOf(page, "Team 1");
    await expect(team.getByRole("article")).toHaveCount(4);
    await expect(team.getByRole("link", { name: "Mira Kowalczyk on GitHub" })).toHaveAttribute(
      "href",
      "#team-1",
    );
  });

  test("show people beside their words, with their position as a badge", async ({ page }) => {
    await page.goto(`${sections}/teams`);
    const people = previewOf(page, "Team 2").getByRole("article");
    await expect(people).toHaveCount(4);
    const [portrait, name] = await Promise.all([
      people.first().locator("img").boundingBox(),
      people.first().getByRole("heading", { name: "Otto Brandt" }).boundingBox(),
    ]);
    expect(name?.x).toBeGreaterThan((portrait?.x ?? 0) + (portrait?.width ?? 0));
    await expect(people.first().getByText("Founder", { exact: true })).toBeVisible();
  });
});

function previewOf(page: Page, title: string) {
  return page.getByRole("region", { name: title, exact: true }).locator("[data-stage]");
}
