// R-KIT-17, R-KIT-21
import { swallowsPresses } from "../layout.ts";
import { poorTabStops } from "../tab-stops.ts";
import { expect, test } from "./bench.ts";
import { expectRecorded, showScene } from "./scene.ts";

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

test("a headline goes on typing if its parent renders more often", async ({ page }) => {
  await showScene(page, "a headline whose parent renders often");
  await expect(page.locator("[data-caret]")).toHaveText("Granite");
});

test("after an alert is dismissed, the heading that follows has the focus", async ({ page }) => {
  await showScene(page, "an alert before a heading");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("heading", { name: "After" })).toBeFocused();
});

test("with reduced motion, every example still shows words while it is hovered or has the focus; nothing clear takes presses", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.examples.show());
  expect(await swallowsPresses(page)).toEqual([]);
  for (const article of await page.getByRole("article").all()) {
    await article.scrollIntoViewIfNeeded();
    const before = await article.evaluate(shownWords);
    const box = await article.boundingBox();
    if (!box || before.length === 0) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const shown = expect.poll(() => article.evaluate(shownWords), before.join(" "));
    await shown.not.toEqual([]);
    await page.mouse.move(0, 0);
    await article.evaluate((example) => example.querySelector<HTMLElement>("a, button, input")?.focus());
    await shown.not.toEqual([]);
  }
});

test("in every example, a label does not lie over what is typed into its field", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.examples.show());
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>("input[placeholder], textarea"))
      field.value ||= "Typed";
  });
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>("input[placeholder], textarea")].flatMap((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return (
          Array.from(field.labels ?? [], (label) => label.getBoundingClientRect().top)
            // A label above the text begins at the field's upper edge, if it is inside the field.
            .filter((start) => start > top + 10 && start < bottom)
            .map(() => field.outerHTML)
        );
      }),
    );
  await expect.poll(covered).toEqual([]);
});

test("in every example, nothing that is drawn over a control takes its presses", async ({ page }) => {
  await page.evaluate(() => window.examples.show());
  const controls = page.locator(":is(button, select, input:not([type=range]), textarea):enabled:visible");
  const covering = await controls.evaluateAll((all) =>
    all
      .flatMap((control) => {
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = control.getBoundingClientRect();
        const hits = [8, width / 2, width - 20, width - 8].flatMap(
          (across) => document.elementFromPoint(x + across, y + height / 2) ?? [],
        );
        return width < 2
          ? []
          : hits.filter((hit) => !control.contains(hit) && !hit.closest("label, button, a"));
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(covering).toEqual([]);
});

test("every counter arrives at its number", async ({ page }) => {
  await page.clock.install();
  await page.evaluate(() => window.examples.show());
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const counting = page.locator("[data-counting]");
  await page.locator("[data-example^=counter]").first().scrollIntoViewIfNeeded();
  const begun = expect.poll(() => page.clock.runFor(50).then(() => counting.count()));
  await begun.toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  await expect(counting).toHaveCount(0);
});

test("if no script comes, every example shows in time what it does with reduced motion", async ({ page }) => {
  await page.evaluate(() => window.examples.showHtml());
  const all = page.locator("[data-example] *");
  const seen = () =>
    all.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).visibility === "visible" && one.outerHTML),
    );
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const moving = await seen();
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await seen()).filter((still, index) => still && !moving[index])).toEqual([]);
});

/** Returns the texts in an element that are not hidden, covered, or on the far side of something turned. */
function shownWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (texts.nextNode()) {
    const range = new Range();
    range.selectNodeContents(texts.currentNode);
    const { left, top, width, height } = range.getBoundingClientRect();
    const around = texts.currentNode.parentElement;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isShown = around?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (width > 0 && hit && isShown && around?.contains(hit)) shown.push(texts.currentNode.textContent ?? "");
  }
  return shown;
}

test("the second button of a response dialog runs its action, then closes the dialog", async ({ page }) => {
  for (const [scene, name, expected] of [
    ["a response with a label", "Later", ["closed"]],
    ["a response with an action", "Again", ["again", "closed"]],
  ] as const) {
    await showScene(page, scene);
    await page.getByRole("button", { name }).click();
    await expectRecorded(page, [...expected]);
  }
});

test("a nested popover closes with the outer one", async ({ page }) => {
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
});
