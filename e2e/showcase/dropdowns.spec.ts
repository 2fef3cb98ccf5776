// R-SAMPLE-26, R-WIDGET-1, R-WIDGET-2
import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";

test("a dropdown and a dropup open and close by a press and set aria-expanded; an entry runs its action", async ({
  page,
}) => {
  await openLive(page, address);
  for (const [title, name, words] of [
    ["Dropdown", "Go to a bore", "Bore 0115"],
    ["Dropup", "Surface again", "To the interface"],
  ] as const) {
    const opener = previewOf(page, title).getByRole("button", { name });
    const item = previewOf(page, title).getByRole("link", { name: words });
    await expect(item).toBeHidden();
    expect(await expandedOf(page, name)).toBe(false);
    await opener.click();
    await expect(item).toBeVisible();
    expect(await expandedOf(page, name)).toBe(true);
    await opener.click();
    await expect(item).toBeHidden();
  }

  const dropdown = previewOf(page, "Dropdown");
  await dropdown.getByRole("button", { name: "Give an order" }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dropdown.getByRole("status")).toHaveText("Rig 2: lower the drill");
});

test("a menu finds an item by typing, runs its action, and closes by a press elsewhere", async ({ page }) => {
  await page.clock.install();
  await openLive(page, address);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const preview = previewOf(page, "Menu of actions");
  const button = preview.getByRole("button", { name: "Work on the log" });
  const menu = preview.getByRole("menu", { name: "Work on the log" });
  const item = (name: string) => preview.getByRole("menuitem", { name });
  const status = preview.getByRole("status");

  await expect(menu).toBeHidden();
  expect(await expandedOf(page, "Work on the log")).toBe(false);
  await button.click();
  await expect(item("Copy the log")).toBeFocused();
  expect(await expandedOf(page, "Work on the log")).toBe(true);
  await button.click();
  await expect(menu).toBeHidden();

  await button.press("ArrowDown");
  for (const [letters, name] of [
    ["pu", "Put it away"],
    ["s", "Sign"],
  ] as const) {
    await page.keyboard.type(letters);
    await expect(item(name)).toBeFocused();
    await page.clock.runFor(501);
  }
  await expect(item("Sign")).toBeDisabled();
  await page.keyboard.press("Enter");
  await item("Sign").click({ force: true });
  await expect(menu).toBeVisible();
  await expect(status).toHaveText("Log of bore 0117: nothing done yet");

  await item("Print").press("Enter");
  await expect(status).toHaveText("Log of bore 0117: print");

  await button.click();
  await expect(menu).toBeVisible();
  await page
    .getByRole("heading", { level: 2, name: "Menu of actions" })
    .click({ position: { x: 400, y: 5 }, force: true });
  await expect(menu).toBeHidden();
});

/**
 * Returns whether a popover's button is expanded. Reads the accessibility tree, because the browser sets no attribute
 * for this state.
 */
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
