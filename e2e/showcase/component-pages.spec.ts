import { components } from "../../app/showcase/registry/kit-sources.ts";
import { componentExamples } from "../../content/showcase/component-examples.ts";
import { violationsOn } from "../axe.ts";
import { emptyClosedCode } from "../closed-code.ts";
import { expect, test } from "../site.ts";
import { openLive } from "./showcase-page.ts";

const address = (component: string) => `/sections/components/${component}`;

/** What the others show is looked through on the pages of their examples; `every-page.spec.ts` has one of the others whole. */
const ownExamples = new Set(componentExamples.map(({ name }) => name));

test("each component's page fits a phone, and axe finds nothing where it shows more than the pages of examples", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const component of components) {
    await page.goto(address(component));
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ component, tooWide }).toEqual({ component, tooWide: 0 });
    if (!ownExamples.has(component)) continue;
    await emptyClosedCode(page);
    expect({ component, found: await violationsOn(page, "light") }).toEqual({ component, found: [] });
  }
});

test("it is found on the overview, by one of its props, and from the examples that show it", async ({
  page,
}) => {
  await page.goto("/sections");
  await page.getByRole("region", { name: "Components" }).getByRole("link", { name: "Modal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Modal");
  // The heading is there before the script that listens for keys.
  await page.waitForLoadState();
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").fill("debounceMs");
  await expect(page.getByRole("dialog").getByRole("link")).toHaveText([
    "Date picker Components · debounceMs",
  ]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address("date-picker"));
  await page.goto("/sections/elements/buttons");
  await page.getByRole("region", { name: "Take it home" }).getByRole("link", { name: "button" }).click();
  await expect(page).toHaveURL(address("button"));
});

test("the date picker works in its example", async ({ page }) => {
  await openLive(page, address("date-picker"));
  const example = page.getByRole("region", { name: "A date", exact: true });
  await example.getByRole("button", { name: "Choose a date" }).click();
  await expect(example.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
  await expect(example.getByRole("dialog").getByRole("button", { name: "Today" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(example.getByLabel("Arrive")).toHaveValue(/^\d{4}-\d\d-\d\d$/);
});
