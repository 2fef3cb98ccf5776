import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";

test("Base UI and Fuse are loaded when a searchable select is first used, and not before", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(request.url());
  });
  await openLive(page, address);
  await previewOf(page, "Select picker").getByRole("combobox").focus();
  await page.waitForLoadState("networkidle");
  const before = [...loaded];
  expect(before.length).toBeGreaterThan(0);
  expect(await librariesIn(page, before)).toEqual([]);
  await open(page);
  const onFirstUse = loaded.filter((url) => !before.includes(url));
  expect(await librariesIn(page, onFirstUse)).toEqual(["Base UI", "Fuse"]);
  const afterFirstUse = loaded.length;
  await previewOf(page, "Several answers").getByLabel("Stones in the core").focus();
  await expect(several(page)).toBeFocused();
  expect(loaded).toHaveLength(afterFirstUse);
});

test("before anything is typed it shows the first four answers, and says how to find the others", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press("ArrowDown");
  await expect(results(page)).toHaveText(["Azurite", "Basalt", "Dolerite", "Gneiss"]);
  await expect(search(page).getByText("4 of 12. Type to find more.").first()).toBeVisible();
  await expect(search(page).getByRole("status").filter({ hasText: /./ })).toHaveText(
    "4 of 12. Type to find more.",
  );
});

test("it searches from the first character and shows four results at most", async ({ page }) => {
  await open(page);
  await page.keyboard.type("s");
  await expect(results(page)).toHaveCount(4);
  await expect(search(page).getByRole("status").filter({ hasText: /./ })).toHaveText("4 results");
});

test("a slip is forgiven up to the threshold of 0.6, the best result comes first", async ({ page }) => {
  await open(page);
  await page.keyboard.type("grnite");
  await expect(results(page).first()).toHaveText("Granite");
  // Two of five characters are wrong: 0.4. Four of five: 0.8.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("slxxe");
  await expect(results(page).first()).toHaveText("Slate");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("qxxxe");
  await expect(search(page).getByText("Nothing matches")).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test.describe("by keyboard", () => {
  test("Enter takes the marked result; the value stays in the native select", async ({ page }) => {
    await open(page);
    await page.keyboard.type("shal");
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    await expect(results(page).first()).toHaveAttribute("data-highlighted");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue("Shale");
    await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    await expect(box(page)).toBeFocused();
    await expect(search(page).locator("select")).toHaveValue("Shale");
  });

  test("arrows move through the results, and the focus stays in the box", async ({ page }) => {
    await open(page);
    await page.keyboard.type("s");
    await expect(results(page)).toHaveCount(4);
    const second = await results(page).nth(1).textContent();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toHaveAttribute("data-highlighted");
    const marked = await box(page).getAttribute("aria-activedescendant");
    expect(marked).toBe(await results(page).nth(1).getAttribute("id"));
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue(second ?? "");
  });

  test("Escape closes the list; what was typed and not chosen goes when the focus goes", async ({ page }) => {
    await open(page);
    await page.keyboard.type("gra");
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(results(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(box(page)).toHaveValue("");
  });
});

test.describe("letters go into the box", () => {
  for (const [where, go] of [
    [
      "the words below the results were pressed",
      (list) => list.getByText("Type to find more").last().click(),
    ],
    [
      "the edge of the list was pressed",
      (list) => list.getByRole("listbox").click({ position: { x: 2, y: 2 } }),
    ],
    ["the list was given the focus", (list) => list.getByRole("listbox").focus()],
    ["a result was chosen", (list) => list.getByRole("option", { name: "Basalt" }).click()],
  ] satisfies [string, (list: Locator) => Promise<void>][]) {
    test(`after ${where}`, async ({ page }) => {
      await open(page);
      await page.keyboard.press("ArrowDown");
      await expect(results(page)).toHaveCount(4);
      await go(search(page));
      await page.keyboard.type("gran");
      await expect(box(page)).toHaveValue("gran");
      await expect(box(page)).toBeFocused();
      await expect(results(page).first()).toHaveText("Granite");
    });
  }

  test("after the list gave back the focus, behind those that are there already", async ({ page }) => {
    await open(page);
    await page.keyboard.type("gr");
    await search(page).getByRole("listbox").focus();
    await page.keyboard.type("an");
    await expect(box(page)).toHaveValue("gran");
  });
});

test.describe("several answers", () => {
  test("a comma takes the best result and goes on", async ({ page }) => {
    await openLive(page, address);
    await previewOf(page, "Several answers").getByLabel("Stones in the core").focus();
    await expect(several(page)).toBeFocused();
    await page.keyboard.type("gran,lime,");
    await expect(several(page)).toHaveValue("");
    expect(await chosen(page)).toEqual(["Basalt", "Granite", "Limestone"]);
    for (const stone of ["Basalt", "Granite", "Limestone"]) {
      await expect(
        previewOf(page, "Several answers").getByRole("button", { name: `Remove ${stone}` }),
      ).toBeVisible();
    }
  });

  test("Backspace in the empty box takes the last one back", async ({ page }) => {
    await openLive(page, address);
    await previewOf(page, "Several answers").getByLabel("Stones in the core").focus();
    await expect(several(page)).toBeFocused();
    await page.keyboard.type("gneiss,");
    expect(await chosen(page)).toEqual(["Basalt", "Gneiss"]);
    await page.keyboard.press("Backspace");
    await expect.poll(() => chosen(page)).toEqual(["Basalt"]);
  });
});

test("its own numbers, strictness and delimiter hold", async ({ page }) => {
  await openLive(page, address);
  const strict = previewOf(page, "Strict search");
  const box = strict.getByRole("combobox", { name: "Places in the report" }).and(page.locator("input"));
  await strict.getByLabel("Places in the report").focus();
  await expect(box).toBeFocused();
  const found = strict.getByRole("listbox").getByRole("option");
  await page.keyboard.press("ArrowDown");
  await expect(found).toHaveCount(2);
  // One letter is no search yet, and a slip is not forgiven.
  await page.keyboard.type("o");
  await expect(found).toHaveText(["Broken Hill, NSW", "Coober Pedy, SA"]);
  await page.keyboard.type("lymp");
  await expect(found).toHaveText(["Olympic Dam, SA"]);
  await page.keyboard.type("x");
  await expect(strict.getByText("Nothing matches")).toBeVisible();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("ic dam, sa;");
  await expect(strict.getByRole("button", { name: "Remove Olympic Dam, SA" })).toBeVisible();
});

/** Focuses the searchable select and waits for its box. */
async function open(page: Page) {
  if (!page.url().endsWith(address)) await openLive(page, address);
  await search(page).getByLabel("What the drill met").focus();
  await expect(box(page)).toBeFocused();
}

function search(page: Page) {
  return previewOf(page, "Search");
}

function box(page: Page) {
  return search(page).getByRole("combobox", { name: "What the drill met" }).and(page.locator("input"));
}

function results(page: Page) {
  return search(page).getByRole("listbox").getByRole("option");
}

function several(page: Page) {
  return previewOf(page, "Several answers")
    .getByRole("combobox", { name: "Stones in the core" })
    .and(page.locator("input"));
}

function chosen(page: Page) {
  return previewOf(page, "Several answers")
    .locator("select")
    .evaluate((select) =>
      Array.from((select as HTMLSelectElement).selectedOptions, ({ value }) => value).sort(),
    );
}

/** Words that stand in the code of each library and nowhere else. */
const signs = { "Base UI": "base-ui", Fuse: "fieldNormWeight" };

async function librariesIn(page: Page, scripts: readonly string[]) {
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  return Object.entries(signs)
    .filter(([, sign]) => texts.some((text) => text.includes(sign)))
    .map(([name]) => name);
}
