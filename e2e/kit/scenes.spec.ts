import { expect, type Page, test } from "@playwright/test";
import { bundle } from "./bundle.ts";

type Scene = Parameters<typeof window.scenes.show>[0];

let scenes: { code: string; styles: string };

test.beforeAll(async () => {
  scenes = await bundle("e2e/kit/scenes.tsx");
});

test.beforeEach(async ({ page }) => {
  await page.setContent(`<!doctype html><title>Scenes</title><style>${scenes.styles}</style><body>`);
  await page.addScriptTag({ content: scenes.code });
});

test("a ref, ARIA and events reach one element of every component", async ({ page }) => {
  await page.evaluate(() => window.scenes.showEvery());
  await expect(page.locator("body > div > div")).not.toHaveCount(0);
  const reached = await page.evaluate(() => window.scenes.reached());
  const all = Object.fromEntries(Object.keys(reached).map((name) => [name, `ref,aria,${name}`]));
  expect(reached).toEqual(all);
});

test.describe("a select that is searched", () => {
  test.beforeEach(async ({ page }) => {
    await show(page, "a select that is searched");
    await page.locator("select").focus();
    await expect(box(page)).toBeFocused();
  });

  test("is entered once, and left when the visitor leaves, as the select with its value", async ({
    page,
  }) => {
    await expectHeard(page, ["select: focus of stone, Basalt"]);
    await page.keyboard.type("gra");
    await page.getByRole("option", { name: "Granite" }).click();
    await page.getByRole("button", { name: "Show the list" }).click();
    await page.getByRole("button", { name: "After" }).focus();
    expect((await heard(page)).filter((one) => !one.includes("keydown"))).toEqual([
      "select: focus of stone, Basalt",
      "select: blur of stone, Granite",
    ]);
    await box(page).focus();
    await expect.poll(() => heard(page)).toContain("select: focus of stone, Granite");
  });

  test("hears the keys, and says its ARIA where the visitor is", async ({ page }) => {
    await page.keyboard.press("g");
    await expect.poll(() => heard(page)).toContain("select: keydown of stone, Basalt");
    await expect(box(page)).toHaveAttribute("aria-label", "Stone of the core");
    await expect(page.getByRole("listbox", { name: "Stone", exact: true })).toBeVisible();
  });
});

test("a select that is searched is disabled and required at once, as its parent says", async ({ page }) => {
  await show(page, "a select that becomes disabled");
  await page.locator("select").focus();
  await expect(box(page)).toBeFocused();
  await page.getByRole("button", { name: "Disable" }).click();
  await expect(box(page)).toBeDisabled();
  await expect(box(page)).toHaveAttribute("aria-required", "true");
});

test("a day that is chosen in the calendar is a change of the field, which its form hears too", async ({
  page,
}) => {
  await show(page, "a date in a form");
  await page.getByRole("button", { name: /^Change the date/ }).click();
  await page.getByRole("button", { name: /16 March 2027/ }).click();
  await expectHeard(page, ["field: change of depart, 2027-03-16", "form: change of depart, 2027-03-16"]);
});

test("a press on a slider's track is a change of the handle, which its form hears too", async ({ page }) => {
  await show(page, "a range in a form");
  const rail = await page.locator("svg").first().boundingBox();
  if (!rail) throw new Error("No rail");
  await page.mouse.click(rail.x + rail.width / 4, rail.y + rail.height / 2);
  await expect(page.getByRole("slider", { name: "From" })).toHaveValue("25");
  await expectHeard(page, ["field: change of depth, 25", "form: change of depth, 25"]);
});

test("a dialog that its parent takes away gives the focus back", async ({ page }) => {
  await show(page, "a dialog that its parent takes away");
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Take away" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open" })).toBeFocused();
});

test("a modal without a button of its own is opened by its parent", async ({ page }) => {
  await show(page, "a modal without a button of its own");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("dialog", { name: "A drill" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button")).toHaveText(["Open"]);
  await expect(page.getByRole("button", { name: "Open" })).toBeFocused();
});

test.describe("tabs", () => {
  for (const key of ["Alt+ArrowLeft", "Control+ArrowRight", "Meta+End"]) {
    test(`leave ${key} to the browser`, async ({ page }) => {
      await show(page, "tabs");
      await page.getByRole("tab", { name: "Gneiss" }).press(key);
      await expect(page.getByRole("tab", { selected: true })).toHaveText("Gneiss");
    });
  }

  test("have the last one selected where their parent counts too far", async ({ page }) => {
    await show(page, "tabs, one selected that is not there");
    const last = page.getByRole("tab", { name: "Granite", selected: true });
    await expect(last).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(last).toBeFocused();
  });
});

test("an element instead of a component's own has its own handler called, and the component's", async ({
  page,
}) => {
  await show(page, "an element instead of a button");
  await page.getByRole("button", { name: "Drill" }).click();
  await page.getByRole("region", { name: "Core" }).click();
  const heardBy = (await heard(page)).map((one) => one.split(":")[0]);
  expect(heardBy).toEqual(["element", "button", "card"]);
});

for (const kind of ["switch", "box"]) {
  test(`a ${kind} is on or off as its parent says`, async ({ page }) => {
    await show(page, "switches that their parent decides");
    const [followed, refused] = [`A ${kind} that is followed`, `A ${kind} that is refused`];
    for (const label of [followed, refused]) await page.getByLabel(label).click();
    await expect(page.getByLabel(followed)).toBeChecked();
    await expect(page.getByLabel(refused)).not.toBeChecked();
    await expectHeard(page, [`${followed}: true`, `${refused}: true`]);
  });
}

test("a popover in a popover closes with it when the focus leaves both", async ({ page }) => {
  await show(page, "a popover in a popover");
  await page.getByRole("button", { name: "Outer" }).click();
  await page.getByRole("button", { name: "Inner" }).click();
  await expect(page.getByText("Inside")).toBeVisible();
  await page.getByRole("button", { name: "After" }).focus();
  await expect(page.getByText("Inner note")).toBeHidden();
  await expect(page.getByText("Outer note")).toBeHidden();
});

test("a badge has an edge by its own colour, also in an alert of another", async ({ page }) => {
  await show(page, "a badge in an alert");
  const edge = (words: string) =>
    page.getByText(words).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await edge("Inside")).toBe(await edge("Outside"));
});

function box(page: Page) {
  return page.getByRole("combobox", { exact: true }).and(page.locator("input"));
}

async function show(page: Page, scene: Scene) {
  await page.evaluate((scene) => window.scenes.show(scene), scene);
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.scenes.heard);
}

async function expectHeard(page: Page, said: string[]) {
  await expect.poll(() => heard(page)).toEqual(said);
}
