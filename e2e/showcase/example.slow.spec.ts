import type { Locator } from "@playwright/test";
import { violationsOn } from "../axe.ts";
import { expect, test } from "../site.ts";
import { exampleNamed, previewOf } from "./showcase-page.ts";

const buttons = "/sections/elements/buttons";

test("with Code or HTML open axe finds nothing in both themes, and the pointer hides no chosen tab", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(buttons);
  for (const name of ["Code", "HTML"]) {
    const tab = exampleNamed(page, "Sizes").getByRole("tab", { name });
    await tab.click();
    const [ink, ground] = await tab.evaluate((chosen) => {
      const { color, backgroundColor } = getComputedStyle(chosen);
      return [color, backgroundColor];
    });
    expect(ink).not.toBe(ground);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violationsOn(page, colorScheme), `${name}, ${colorScheme}`).toEqual([]);
    }
  }
});

test("keeps its edges: side list, bar, labelled rows and the names of the footer", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(buttons);
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const list = await boxOf(page.getByRole("complementary").getByText("On this page"));
  expect(list.x).toBe(title.x);
  await page.setViewportSize({ width: 1024, height: 768 });
  const variants = previewOf(page, "Variants").getByRole("button");
  const first = await boxOf(variants.first());
  for (const button of await variants.all()) expect((await boxOf(button)).x).toBeGreaterThanOrEqual(first.x);
  const example = exampleNamed(page, "Variants");
  const [tab, alone] = [
    await boxOf(example.getByRole("tab").first()),
    await boxOf(example.getByRole("link", { name: "Open Variants alone" })),
  ];
  expect(alone.y).toBeLessThan(tab.y + tab.height);
  await page.setViewportSize({ width: 768, height: 1024 });
  const names = page.getByRole("navigation", { name: "Footer" }).getByRole("paragraph");
  const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThan(30);
});

test("where a page's Markdown doesn't come, nothing says that it was copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(buttons);
  await page.route("**/*.md", (route) => route.abort());
  const told = page.waitForEvent("console", (message) => message.type() === "error");
  await page.getByRole("button", { name: "Copy page" }).click();
  await told;
  await expect(page.getByText("Copied", { exact: true })).toHaveCount(0);
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("Not shown");
  return box;
}
