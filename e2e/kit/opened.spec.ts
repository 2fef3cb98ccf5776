// R-PAGE-3, R-WIDGET-1, R-WIDGET-3, R-WIDGET-19
import { expect, test } from "./bench.ts";
import { everyComponentIn, open, outOfReach, state, wrongAfterEscape } from "./opened.ts";

test("at 320 × 256 pixels, nothing in a component with forty entries is out of reach, and the page is no wider", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const place of ["on its own", "in a modal", "in a card that moves and clips"] as const)
    expect.soft(await outOfReach(page, place)).toEqual({});
});

test("Escape closes only what is on top, and the focus returns to what opened it", async ({ page }) => {
  expect(await wrongAfterEscape(page, "in a modal")).toEqual({});
});

test("a dialog that a parent opens from a layer returns the focus; without its opener, to what remains", async ({
  page,
}) => {
  const wrong = await everyComponentIn(page, "with a parent that asks", async (openers) => {
    if (openers === 0 || (await open(page)) === 0) return;
    if (!(await page.evaluate(() => window.opened.pressInside()))) return;
    await page.keyboard.press("Escape");
    const [, back] = await state(page);
    if (back === "inside") await page.keyboard.press("Escape");
    await open(page);
    await page.evaluate(() => window.opened.pressInside());
    await page.getByRole("button", { name: "Yes" }).press("Enter");
    const [, gone] = await state(page);
    return /the opener|inside/.test(String(back)) && gone === "Remains" ? undefined : [back, gone];
  });
  expect(wrong).toEqual({});
});

test("if what opened it is hidden meanwhile, the focus moves to what is beside it", async ({ page }) => {
  const wrong = await everyComponentIn(page, "beside a frame", async (openers) => {
    if (openers === 0 || (await open(page)) === 0) return;
    if (!(await page.evaluate(() => window.opened.hideOpener()))) return;
    await page.keyboard.press("Escape");
    const [layers] = await state(page);
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    return layers !== 0 || isLost ? [layers, isLost] : undefined;
  });
  expect(wrong).toEqual({});
});

for (const moves of [true, false])
  test(`after a press, the focus ${moves ? "stays where the press moved it" : "returns"}`, async ({
    page,
  }) => {
    const look = () => page.evaluate((moves) => window.opened.misplaced(moves), moves);
    expect(await everyComponentIn(page, "beside a frame", look)).toEqual({});
  });

test("a press in a frame closes what a press elsewhere closes; behind a modal nothing scrolls", async ({
  page,
}) => {
  await page.addStyleTag({ content: "body { min-height: 300vh; }" });
  const wrong = await everyComponentIn(page, "beside a frame", async (openers) => {
    if (openers > 0) await open(page);
    if (await page.locator("dialog:modal").count()) {
      await page.mouse.move(5, 5);
      await page.mouse.wheel(0, 100);
      await state(page);
      return (await page.evaluate(() => scrollY)) || undefined;
    }
    if ((await state(page))[0] === 0) return;
    await page.frameLocator("iframe").locator("html").click();
    const [layers] = await state(page);
    return layers === 0 ? undefined : layers;
  });
  expect(wrong).toEqual({});
});

for (const older of [false, true])
  test.describe(older ? "without the commands of buttons" : "with the commands of buttons", () => {
    test.use({ older });

    test("every press in what a component opens closes it, except on the months of a calendar", async ({
      page,
    }) => {
      const look = () => page.evaluate(() => window.opened.staysOpen());
      expect(await everyComponentIn(page, "on its own", look)).toEqual({
        "DatePicker, on its own": ["Go to the Previous Month", "Go to the Next Month"],
      });
    });
  });

test("a key that is held down runs nothing of what it opens", async ({ page }) => {
  const wrong = await everyComponentIn(page, "on its own", async (openers) => {
    const acted: string[] = [];
    for (let opener = 0; opener < Math.min(openers, 3); opener += 1)
      for (const key of ["Enter", "Space"]) {
        await page.evaluate((opener) => window.opened.focusOpener(opener), opener);
        for (let times = 0; times < 3; times += 1) {
          await page.keyboard.down(key);
          await state(page);
        }
        await page.keyboard.up(key);
        if (await page.evaluate(() => window.opened.acted)) acted.push(key);
        await page.keyboard.press("Escape");
      }
    return acted;
  });
  expect(wrong).toEqual({});
});
