// R-KIT-21, R-KIT-22, R-WIDGET-18
import type { Page } from "@playwright/test";
import { poorTabStops } from "../tab-stops.ts";
import { expect, test } from "./bench.ts";
import { expectRecorded, recorded, showScene } from "./scene.ts";
import type { OpenableName, Use } from "./workbench.tsx";

const openables: OpenableName[] = ["Modal", "Dropdown", "Popover", "Menu", "Accordion"];

for (const name of openables) {
  test(`${name}: opening is controlled or uncontrolled, changes are reported, and the parent can refuse them`, async ({
    page,
  }) => {
    const show = (use: Use) =>
      page.evaluate(([name, use]) => window.workbench.showOpenable(name, use), [name, use] as const);
    const inside = page.getByText("Inside");
    const opener = page.getByText("Opener");
    const visitorCloses = () => (name === "Accordion" ? opener.click() : page.keyboard.press("Escape"));

    await test.step("it is closed at first, and the visitor opens it", async () => {
      await show("own");
      await expect(inside).toBeHidden();
      await opener.click();
      await expect(inside).toBeVisible();
      await expectReported(page, [true]);
      await visitorCloses();
      await expect(inside).toBeHidden();
      await expectReported(page, [true, false]);
    });

    await test.step("it is open by default, and the visitor closes it", async () => {
      await show("default");
      await expect(inside).toBeVisible();
      await expectReported(page, []);
      await visitorCloses();
      await expect(inside).toBeHidden();
      await expectReported(page, [false]);
    });

    await test.step("the parent controls it and accepts the visitor's changes", async () => {
      await show("controlled");
      await expect(inside).toBeHidden();
      for (const reported of [[false], [false, false]]) {
        await say(page, true);
        await expect(inside).toBeVisible();
        await visitorCloses();
        await expect(inside).toBeHidden();
        await expectReported(page, reported);
      }
      await opener.click();
      await expect(inside).toBeVisible();
      await expectReported(page, [false, false, true]);
      await say(page, false);
      await expect(inside).toBeHidden();
      await expectReported(page, [false, false, true]);
    });

    await test.step("the parent controls it and refuses the visitor's changes", async () => {
      await show("refusing");
      await opener.click();
      await expectReported(page, [true]);
      await expect(inside).toBeHidden();
      await say(page, true);
      await expect(inside).toBeVisible();
      for (const reported of [
        [true, false],
        [true, false, false],
      ]) {
        await visitorCloses();
        await expectReported(page, reported);
        await expect(inside).toBeVisible();
      }
    });
  });
}

test("the selected tab is reported to the parent, who can set a default, control it and refuse changes", async ({
  page,
}) => {
  const show = (use: Use) => page.evaluate((use) => window.workbench.showTabs(use), use);
  const selected = page.getByRole("tab", { selected: true });
  const chalk = page.getByRole("tab", { name: "Chalk" });

  await show("default");
  await expect(selected).toHaveText("Basalt");
  await selected.click();
  await chalk.click();
  await expect(selected).toHaveText("Chalk");
  await expect(page.getByText("About Chalk")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(selected).toHaveText("Granite");
  await expectReported(page, [2, 0]);

  await show("controlled");
  await chalk.click();
  await expect(selected).toHaveText("Chalk");
  await say(page, 0);
  await expect(selected).toHaveText("Granite");
  await expectReported(page, [2]);

  await show("refusing");
  await chalk.click();
  await expectReported(page, [2]);
  await expect(selected).toHaveText("Basalt");
  await expect(page.getByText("About Chalk")).toBeHidden();

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

test("an alert, a switch and a checkbox are controlled or uncontrolled", async ({ page }) => {
  const show = (use: Use) => page.evaluate((use) => window.workbench.showAlert(use), use);
  const words = page.getByText("Inside");
  const dismiss = page.getByRole("button", { name: "Dismiss" });

  await show("own");
  await dismiss.click();
  await expect(words).toBeHidden();
  await expectReported(page, [false]);

  await show("controlled");
  await dismiss.click();
  await expect(words).toBeHidden();
  await expectReported(page, [false]);
  await say(page, true);
  await expect(words).toBeVisible();

  await show("refusing");
  await dismiss.click();
  await expectReported(page, [false]);
  await expect(words).toBeVisible();

  await show("default");
  await expect(words).toBeHidden();

  for (const kind of ["switch", "box"]) {
    await showScene(page, "switches that their parent decides");
    const [followed, refused] = [`A ${kind} that is followed`, `A ${kind} that is refused`];
    for (const label of [followed, refused]) await page.getByLabel(label).click();
    await expect(page.getByLabel(followed)).toBeChecked();
    await expect(page.getByLabel(refused)).not.toBeChecked();
    await expectRecorded(page, [`${followed}: true`, `${refused}: true`]);
  }
});

test("a dialog that its parent opens or unmounts restores the focus; a nested popover closes with the outer one", async ({
  page,
}) => {
  await showScene(page, "a dialog that its parent takes away");
  const open = page.getByRole("button", { name: "Open" });
  await open.click();
  await page.getByRole("button", { name: "Take away" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open).toBeFocused();

  await showScene(page, "a modal without a button of its own");
  await open.click();
  await expect(page.getByRole("dialog", { name: "A drill" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button")).toHaveText(["Open"]);
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

async function say(page: Page, value: boolean | number) {
  await page.evaluate((value) => window.workbench.say(value), value);
}

async function expectReported(page: Page, reported: (boolean | number)[]) {
  await expect.poll(() => page.evaluate(() => window.workbench.reported)).toEqual(reported);
}
