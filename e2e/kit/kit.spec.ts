// R-KIT-21
import { poorTabStops } from "../tab-stops.ts";
import { expect, test } from "./bench.ts";
import { recorded, showScene } from "./scene.ts";

test("a tab is selected even if the parent names one that is not there; browser shortcuts do not select", async ({
  page,
}) => {
  const selected = page.getByRole("tab", { selected: true });
  await showScene(page, "tabs, one selected that is not there");
  const last = page.getByRole("tab", { name: "Granite", selected: true });
  await expect(last).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(last).toBeFocused();

  for (const key of ["Alt+ArrowLeft", "Control+ArrowRight", "Meta+End"]) {
    await showScene(page, "tabs");
    await page.getByRole("tab", { name: "Gneiss" }).press(key);
    await expect(selected, `${key} is left to the browser`).toHaveText("Gneiss");
  }
});

test("a response dialog that its parent unmounts restores the focus; a nested popover closes with the outer one", async ({
  page,
}) => {
  await showScene(page, "a dialog that its parent takes away");
  const open = page.getByRole("button", { name: "Open" });
  await open.click();
  await page.getByRole("button", { name: "Take away" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open).toBeFocused();

  await showScene(page, "a popover in a popover");
  await page.getByRole("button", { name: "Outer" }).click();
  await page.getByRole("button", { name: "Inner" }).click();
  await expect(page.getByText("Inside")).toBeVisible();
  await page.getByRole("button", { name: "After" }).focus();
  await expect(page.getByText("Inner note")).toBeHidden();
  await expect(page.getByText("Outer note")).toBeHidden();
});

test("in every component, tab stops are named, and a ref, ARIA attributes and events reach the same element, even a replaced one", async ({
  page,
}) => {
  await page.evaluate(() => window.scenes.showEvery());
  await page.keyboard.press("Tab");
  expect(await poorTabStops(page)).toEqual([]);
  const reached = await page.evaluate(() => window.scenes.reached());
  const all = Object.fromEntries(Object.keys(reached).map((name) => [name, `ref,aria,${name}`]));
  expect(reached).toEqual(all);

  await showScene(page, "an element instead of a button");
  await page.getByRole("button", { name: "Drill" }).click();
  await page.getByRole("region", { name: "Core" }).click();
  const recordedBy = (await recorded(page)).map((one) => one.split(":")[0]);
  expect(recordedBy).toEqual(["element", "button", "card"]);
});
