import type { Page } from "@playwright/test";
import { help, helpTopics } from "../../content/pages/help-center.ts";
import { support } from "../../content/pages/support.ts";
import { addresses } from "../../contract/addresses.ts";
import { supportHours } from "../../contract/company-facts.ts";
import { site as company } from "../../site.config.ts";
import { expect, test } from "../site.ts";

const address = addresses.helpcenter;
const ways = [
  { name: company.phone.shown, href: `tel:${company.phone.dialled}` },
  { name: company.email, href: `mailto:${company.email}` },
  { name: help.lines.writeToUs, href: addresses.support },
];

test.describe("the help centre", () => {
  test("says when somebody is there and where to look", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: help.title, level: 1 })).toBeVisible();
    await expect(page.getByText(supportHours)).toBeVisible();
    const topics = page.getByRole("region", { name: help.topics.title });
    for (const { link, route } of helpTopics) {
      await expect(topics.getByRole("link", { name: link })).toHaveAttribute("href", addresses[route]);
    }
    const items = (title: string) => page.getByRole("region", { name: title }).getByRole("listitem");
    await expect(items(help.send.title)).toHaveCount(support.helps.items.length);
    await expect(items(help.next.title)).toHaveCount(help.next.steps.length);
  });
});

test.describe("the contact lines", () => {
  test("take turns of four seconds, and the one that is shown gets the clicks", async ({ page }) => {
    await page.goto(address);
    for (const [seconds, shown] of [
      [1, 0],
      [3.5, 0],
      [5, 1],
      [9, 2],
      [13, 0],
      [17, 1],
    ] as const) {
      await turnTo(page, seconds);
      for (const [index, line] of (await lines(page).all()).entries()) {
        await expect(line, `${ways[index]?.name} after ${seconds} s`).toHaveCSS(
          "opacity",
          index === shown ? "1" : "0",
        );
      }
      await lines(page).nth(shown).getByRole("link").click({ trial: true });
    }
  });

  test("are all there for readers of the page, all the time", async ({ page }) => {
    await page.goto(address);
    const list = page.getByRole("list", { name: help.lines.title });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(list.getByRole("link")).toHaveText(ways.map(({ name }) => name));
    for (const { name, href } of ways) {
      await expect(list.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });

  test("wait while the pointer rests on them", async ({ page }) => {
    await page.goto(address);
    await turnTo(page, 1, "running");
    await page.getByRole("list", { name: help.lines.title }).hover();
    for (const line of await lines(page).all())
      await expect(line).toHaveCSS("animation-play-state", "paused");
  });

  test("show the one that has the focus, and no other", async ({ page }) => {
    await page.goto(address);
    await lines(page).first().getByRole("link").focus();
    for (const shown of [0, 1, 2]) {
      if (shown > 0) await page.keyboard.press("Tab");
      await expect(lines(page).nth(shown).getByRole("link")).toBeFocused();
      for (const [index, line] of (await lines(page).all()).entries()) {
        await expect(line).toHaveCSS("animation-name", "none");
        await expect(line).toHaveCSS("opacity", index === shown ? "1" : "0");
      }
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are paused and let go by a checkbox", async ({ page }) => {
      await page.goto(address);
      const pause = page.getByRole("checkbox", { name: help.lines.pause });
      for (const state of ["running", "paused", "running"]) {
        for (const line of await lines(page).all())
          await expect(line).toHaveCSS("animation-play-state", state);
        await pause.focus();
        await page.keyboard.press("Space");
      }
    });
  });

  test("are a plain list for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
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

function lines(page: Page) {
  return page.getByRole("list", { name: help.lines.title }).getByRole("listitem");
}

/** Sets the turning lines to a moment and holds them there, unless they shall run on. */
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
