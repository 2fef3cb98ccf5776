// R-HELP-5, R-HELP-6
import type { Page } from "@playwright/test";
import { help } from "../../content/pages/help-center.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

const address = addresses.helpcenter;

test.describe("the contact lines", () => {
  test("pause under the pointer, change every four seconds, and show the one with the focus", async ({
    page,
  }) => {
    await page.goto(address);
    await test.step("wait while the pointer rests on them", async () => {
      await turnTo(page, 1, "running");
      await expectPlayState(page, "running");
      await list(page).hover();
      await expectPlayState(page, "paused");
    });

    await test.step("take turns, and the one that is shown gets the clicks", async () => {
      for (const [seconds, shown] of [
        [1, 0],
        [3.5, 0],
        [5, 1],
        [9, 2],
        [13, 0],
        [17, 1],
      ] as const) {
        await turnTo(page, seconds);
        await expectShown(page, shown);
        await lines(page).nth(shown).getByRole("link").click({ trial: true });
      }
    });

    await test.step("show the one that has the focus, and no other", async () => {
      await lines(page).first().getByRole("link").focus();
      for (const shown of [0, 1, 2]) {
        if (shown > 0) await page.keyboard.press("Tab");
        await expect(lines(page).nth(shown).getByRole("link")).toBeFocused();
        await expectShown(page, shown);
        for (const line of await lines(page).all()) await expect(line).toHaveCSS("animation-name", "none");
      }
    });
  });

  test.describe("in a browser without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are paused and resumed by a checkbox, and are a plain list with reduced motion", async ({
      page,
    }) => {
      await page.goto(address);
      const pause = page.getByRole("checkbox", { name: help.lines.pause });
      for (const state of ["running", "paused", "running"] as const) {
        await expectPlayState(page, state);
        await pause.press("Space");
      }

      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(page.getByRole("checkbox")).toBeHidden();
      let bottom = 0;
      for (const line of await lines(page).all()) {
        await expect(line).toHaveCSS("opacity", "1");
        await expect(line).toHaveCSS("animation-name", "none");
        const box = await line.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(bottom);
        bottom = (box?.y ?? 0) + (box?.height ?? 0);
      }
    });
  });
});

function list(page: Page) {
  return page.getByRole("list", { name: help.lines.title });
}

function lines(page: Page) {
  return list(page).getByRole("listitem");
}

async function expectPlayState(page: Page, state: "running" | "paused") {
  for (const line of await lines(page).all()) await expect(line).toHaveCSS("animation-play-state", state);
}

async function expectShown(page: Page, shown: number) {
  for (const [index, line] of (await lines(page).all()).entries())
    await expect(line, `line ${index + 1}`).toHaveCSS("opacity", index === shown ? "1" : "0");
}

/**
 * Moves the animations of the rotating contact lines to a point in time, and pauses them unless `then` is "running".
 */
async function turnTo(page: Page, seconds: number, then: "held" | "running" = "held") {
  await lines(page).evaluateAll(
    (items, { seconds, then }) => {
      for (const animation of items.flatMap((item) => item.getAnimations())) {
        animation.currentTime = seconds * 1000;
        if (then === "held") animation.pause();
      }
    },
    { seconds, then },
  );
}
