import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";

test("the preview is high enough for the open list", async ({ page }) => {
  await page.goto(address);
  await previewOf(page, "Dropdown").getByRole("button", { name: "Go to a bore" }).click();
  const last = previewOf(page, "Dropdown").getByRole("link", { name: "Bore 0117" });
  await expect(last).toBeVisible();
  const [stage, link] = await Promise.all([previewOf(page, "Dropdown").boundingBox(), last.boundingBox()]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0));
});

for (const [title, button, first, last] of [
  ["Dropdown", "Go to a bore", "Bore 0115", "Bore 0117"],
  ["Dropup", "Surface again", "To the interface", "To the platform"],
] as const) {
  test.describe(`a ${title.toLowerCase()}`, () => {
    const opener = (page: Page) => previewOf(page, title).getByRole("button", { name: button });
    const item = (page: Page, name: string) => previewOf(page, title).getByRole("link", { name });

    test("opens on a click and closes on the next", async ({ page }) => {
      await page.goto(address);
      await expect(item(page, first)).toBeHidden();
      await opener(page).click();
      await expect(item(page, first)).toBeVisible();
      await expect(item(page, last)).toBeVisible();
      await opener(page).click();
      await expect(item(page, first)).toBeHidden();
    });

    test("opens by Enter and by Space, and closes on Escape with the focus back on its button", async ({
      page,
    }) => {
      await page.goto(address);
      for (const key of ["Enter", "Space"]) {
        await opener(page).press(key);
        await page.keyboard.press("Tab");
        await expect(item(page, first)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(item(page, first)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
    });

    for (const live of [true, false]) {
      test(`closes when the focus leaves, forward and back (React ${live ? "on" : "not yet on"})`, async ({
        page,
      }) => {
        // All but the script of every page.
        if (!live) await page.route(/\/assets\/(?!enhance-)[^/]*\.js$/, (route) => route.abort());
        await (live ? openLive(page, address) : page.goto(address));
        await opener(page).press("Enter");
        for (let stops = 0; stops < 3; stops++) await page.keyboard.press("Tab");
        await expect(item(page, last)).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(item(page, last)).toBeHidden();
        await opener(page).press("Enter");
        await page.keyboard.press("Shift+Tab");
        await expect(item(page, first)).toBeHidden();
      });
    }

    test("says whether it is open", async ({ page }) => {
      await page.goto(address);
      expect(await expandedOf(page, button)).toBe(false);
      await opener(page).click();
      expect(await expandedOf(page, button)).toBe(true);
    });
  });
}

test("a dropdown opens below its button, a dropup above", async ({ page }) => {
  await page.goto(address);
  for (const [title, button, below] of [
    ["Dropdown", "Go to a bore", true],
    ["Dropup", "Surface again", false],
  ] as const) {
    const opener = previewOf(page, title).getByRole("button", { name: button });
    await opener.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await opener.click();
    const list = previewOf(page, title).getByRole("list").filter({ visible: true });
    const tops = [await list.boundingBox(), await opener.boundingBox()].map((box) => box?.y ?? Number.NaN);
    expect((tops[0] ?? 0) > (tops[1] ?? 0)).toBe(below);
    await page.keyboard.press("Escape");
  }
});

test("what is to be done is done once, and the list closes", async ({ page }) => {
  await openLive(page, address);
  const dropdown = previewOf(page, "Dropdown");
  await dropdown.getByRole("button", { name: "Give an order" }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dropdown.getByRole("status")).toHaveText("Rig 2: lower the drill");
  await expect(dropdown.getByRole("button", { name: "Lower the drill" })).toBeHidden();
  await expect(dropdown.getByRole("button", { name: "Give an order" })).toBeFocused();
});

test.describe("a menu of actions", () => {
  const menuOf = (page: Page) => {
    const preview = previewOf(page, "Menu of actions");
    return {
      button: preview.getByRole("button", { name: "Work on the log" }),
      menu: preview.getByRole("menu", { name: "Work on the log" }),
      item: (name: string) => preview.getByRole("menuitem", { name }),
      status: preview.getByRole("status"),
    };
  };

  test.beforeEach(async ({ page }) => {
    await openLive(page, address);
  });

  for (const [key, focused] of [
    ["Enter", "Copy the log"],
    ["Space", "Copy the log"],
    ["ArrowDown", "Copy the log"],
    ["ArrowUp", "Close the log"],
  ] as const) {
    test(`opens by ${key} with the focus on “${focused}”`, async ({ page }) => {
      const { button, menu, item } = menuOf(page);
      await button.press(key);
      await expect(menu).toBeVisible();
      await expect(item(focused)).toBeFocused();
    });
  }

  test("opens on a click with the focus on the first item, and closes on the next", async ({ page }) => {
    const { button, menu, item } = menuOf(page);
    await expect(menu).toBeHidden();
    expect(await expandedOf(page, "Work on the log")).toBe(false);
    await button.click();
    await expect(item("Copy the log")).toBeFocused();
    expect(await expandedOf(page, "Work on the log")).toBe(true);
    await button.click();
    await expect(menu).toBeHidden();
  });

  test("arrows go round, Home and End go to the ends, letters to what begins with them", async ({ page }) => {
    const { button, item } = menuOf(page);
    await button.press("ArrowDown");
    for (const [key, name] of [
      ["ArrowUp", "Close the log"],
      ["ArrowDown", "Copy the log"],
      ["ArrowDown", "Print"],
      ["End", "Close the log"],
      ["Home", "Copy the log"],
      ["p", "Print"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(name)).toBeFocused();
    }
    await page.waitForTimeout(600);
    await page.keyboard.type("pu");
    await expect(item("Put it away")).toBeFocused();
    await page.waitForTimeout(600);
    await page.keyboard.type("cl");
    await expect(item("Close the log")).toBeFocused();
  });

  for (const key of ["Enter", "Space"]) {
    test(`${key} does what the item says, closes, and gives the focus back`, async ({ page }) => {
      const { button, menu, item, status } = menuOf(page);
      await button.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(item("Print")).toBeFocused();
      await page.keyboard.press(key);
      await expect(status).toHaveText("Log of bore 0117: print");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test("a disabled item takes the focus and does nothing", async ({ page }) => {
    const { button, menu, item, status } = menuOf(page);
    await button.press("ArrowDown");
    await page.keyboard.press("s");
    await expect(item("Sign")).toBeFocused();
    await expect(item("Sign")).toBeDisabled();
    await page.keyboard.press("Enter");
    await item("Sign").click({ force: true });
    await expect(menu).toBeVisible();
    await expect(status).toHaveText("Log of bore 0117: nothing done yet");
  });

  test("Escape closes it and gives the focus back", async ({ page }) => {
    const { button, menu } = menuOf(page);
    await button.press("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("Tab closes it and goes on to what follows the button", async ({ page }) => {
    const { button, menu } = menuOf(page);
    await button.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
    const follows = await button.evaluate((element) =>
      Boolean(
        document.activeElement &&
          document.activeElement !== document.body &&
          element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    expect(follows).toBe(true);
  });

  test("a click beside it closes it", async ({ page }) => {
    const { button, menu } = menuOf(page);
    await button.click();
    await expect(menu).toBeVisible();
    await page
      .getByRole("heading", { level: 2, name: "Menu of actions" })
      .click({ position: { x: 400, y: 5 }, force: true });
    await expect(menu).toBeHidden();
  });
});

test("the select picker has four places and no search", async ({ page }) => {
  await openLive(page, address);
  const picker = previewOf(page, "Select picker").getByRole("combobox", { name: "Where from" });
  await expect(picker.getByRole("option")).toHaveText(["Brazil", "Bucharest", "London", "Washington"]);
  await picker.selectOption("London");
  await picker.focus();
  await expect(picker).toHaveValue("London");
  expect(await picker.evaluate((element) => element.tagName)).toBe("SELECT");
});

test("without JavaScript the lists open and close, and every select is a plain one", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(address);
  const bore = previewOf(page, "Dropdown").getByRole("link", { name: "Bore 0116" });
  await previewOf(page, "Dropdown").getByRole("button", { name: "Go to a bore" }).click();
  await expect(bore).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bore).toBeHidden();
  await previewOf(page, "Search").getByLabel("What the drill met").selectOption("Granite");
  await expect(previewOf(page, "Search").getByLabel("What the drill met")).toHaveValue("Granite");
  await context.close();
});

/** What the browser tells screen readers: it knows the state of a popover's button without an attribute. */
async function expandedOf(page: Page, button: string): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send("DOM.getDocument");
  const { nodes } = await devtools.send("Accessibility.queryAXTree", {
    backendNodeId: root.backendNodeId,
    accessibleName: button,
    role: "button",
  });
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}
