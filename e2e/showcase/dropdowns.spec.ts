import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";

test("a dropdown and a dropup open and close by a press, say so, and close when the focus leaves", async ({
  page,
}) => {
  await openLive(page, address);
  for (const [title, name, first, last] of [
    ["Dropdown", "Go to a bore", "Bore 0115", "Bore 0117"],
    ["Dropup", "Surface again", "To the interface", "To the platform"],
  ] as const) {
    const opener = previewOf(page, title).getByRole("button", { name });
    const item = (words: string) => previewOf(page, title).getByRole("link", { name: words });
    await expect(item(first)).toBeHidden();
    expect(await expandedOf(page, name)).toBe(false);
    await opener.click();
    for (const words of [first, last]) await expect(item(words)).toBeVisible();
    expect(await expandedOf(page, name)).toBe(true);
    await opener.click();
    await expect(item(first)).toBeHidden();
    await opener.press("Enter");
    for (let stops = 0; stops < 3; stops++) await page.keyboard.press("Tab");
    await expect(item(last)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(item(last)).toBeHidden();
    await opener.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(item(first)).toBeHidden();
  }

  const dropdown = previewOf(page, "Dropdown");
  await dropdown.getByRole("button", { name: "Give an order" }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dropdown.getByRole("status")).toHaveText("Rig 2: lower the drill");
  await expect(dropdown.getByRole("button", { name: "Lower the drill" })).toBeHidden();
  await expect(dropdown.getByRole("button", { name: "Give an order" })).toBeFocused();
});

test("a menu finds an item by its letters, does what it says, and gives the focus back", async ({ page }) => {
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
    ["p", "Print"],
    ["pu", "Put it away"],
    ["cl", "Close the log"],
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

  for (const [key, name] of [
    ["Enter", "Print"],
    ["Space", "Put it away"],
  ] as const) {
    await item(name).press(key);
    await expect(status).toHaveText(`Log of bore 0117: ${name.toLowerCase()}`);
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.press("ArrowDown");
  }

  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  const follows = await button.evaluate((element) =>
    Boolean(
      document.activeElement &&
        document.activeElement !== document.body &&
        element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(follows, "Tab goes on to what follows the button").toBe(true);

  await button.click();
  await expect(menu).toBeVisible();
  await page
    .getByRole("heading", { level: 2, name: "Menu of actions" })
    .click({ position: { x: 400, y: 5 }, force: true });
  await expect(menu).toBeHidden();
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
