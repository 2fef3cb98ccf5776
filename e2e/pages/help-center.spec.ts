import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const address = "/pages/support/help-center";
const names = ["(02) 7010 0042", "hello@stackhouse.example", "Write to the desk"];

test.describe("the help centre", () => {
  test("says when somebody is there and where to look", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Help centre", level: 1 })).toBeVisible();
    await expect(page.getByText("Monday to Friday, 9 am to 5 pm Sydney time")).toBeVisible();
    const topics = page.getByRole("region", { name: "Where to look" });
    for (const [link, href] of [
      ["Contact support", "/pages/support/contact-us"],
      ["Describe your project", "/contact"],
      ["Read the questions", "/pages/support/faq"],
      ["Privacy Policy", "/pages/support/privacy"],
      ["Terms & Conditions", "/pages/support/terms"],
      ["Ask us to take you off", "/pages/support/contact-us"],
    ] as const) {
      await expect(topics.getByRole("link", { name: link })).toHaveAttribute("href", href);
    }
    await expect(page.getByRole("region", { name: "What to send us" }).getByRole("listitem")).toHaveCount(4);
    await expect(page.getByRole("region", { name: "What happens next" }).getByRole("listitem")).toHaveCount(
      3,
    );
  });

  test("runs without React", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(address, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
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
        await expect(line, `${names[index]} after ${seconds} s`).toHaveCSS(
          "opacity",
          index === shown ? "1" : "0",
        );
      }
      await lines(page).nth(shown).getByRole("link").click({ trial: true });
    }
  });

  test("are all there for readers of the page, all the time", async ({ page }) => {
    await page.goto(address);
    const list = page.getByRole("list", { name: "Ways to reach us" });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(list.getByRole("link")).toHaveText(names);
    await expect(list.getByRole("link", { name: "(02) 7010 0042" })).toHaveAttribute("href", /^tel:/);
    await expect(list.getByRole("link", { name: "hello@stackhouse.example" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(list.getByRole("link", { name: "Write to the desk" })).toHaveAttribute(
      "href",
      "/pages/support/contact-us",
    );
  });

  test("wait while the pointer rests on them", async ({ page }) => {
    await page.goto(address);
    await turnTo(page, 1, "running");
    await page.getByRole("list", { name: "Ways to reach us" }).hover();
    for (const line of await lines(page).all())
      await expect(line).toHaveCSS("animation-play-state", "paused");
  });

  test("show the one that has the focus, and no other", async ({ page }) => {
    await page.goto(address);
    await page
      .getByRole("main")
      .getByRole("link", { name: names[0] ?? "" })
      .focus();
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
      const pause = page.getByRole("checkbox", { name: "Pause (hold the line)" });
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
  return page.getByRole("list", { name: "Ways to reach us" }).getByRole("listitem");
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
