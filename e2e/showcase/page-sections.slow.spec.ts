import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const folder = "/sections/page-sections";

test("a rotating card turns for the keyboard and the pointer, with motion or without, and stays turned after Space", async ({
  page,
}) => {
  await page.goto(`${folder}/general-cards`);
  const card = page.getByRole("article").filter({ hasText: "Bore 14" });
  const keep = card.getByRole("checkbox", { name: "Keep turned: Bore 14" });
  const link = card.getByRole("link", { name: "Read its log" });
  const comeByTab = async () => {
    await page.getByRole("link", { name: "Open Rotate alone" }).focus();
    await page.keyboard.press("Tab");
    await expect(keep).toBeFocused();
  };

  await expect(link).toBeHidden();
  await comeByTab();
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).toBeHidden();

  await comeByTab();
  await page.keyboard.press("Space");
  await expect(keep).toBeChecked();
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeVisible();
  await comeByTab();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeHidden();

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await card.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(link).toBeHidden();
  }
});

test("a card’s picture glows and rises under the pointer; without motion it only glows", async ({ page }) => {
  await page.goto(`${folder}/general-cards`);
  const card = page.getByRole("article").filter({ hasText: "Azurite" });
  const [glow, picture] = [card.locator("img").first(), card.locator("img").last()];
  await expect(glow).toHaveCSS("opacity", "0");
  await card.hover();
  await expect(glow).toHaveCSS("opacity", "0.75");
  await expect(picture).toHaveCSS("translate", "0px -6px");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(picture).toHaveCSS("translate", "none");
  await expect(glow).toHaveCSS("opacity", "0.75");
});

test("a team of the second kind stands beside its portraits", async ({ page }) => {
  await page.goto(`${folder}/teams`);
  const person = previewOf(page, "Team 2").getByRole("article").first();
  const [portrait, name] = await Promise.all(
    [person.locator("img"), person.getByRole("heading", { name: "Otto Brandt" })].map((place) =>
      place.boundingBox(),
    ),
  );
  if (!portrait || !name) throw new Error("Not shown");
  expect(name.x).toBeGreaterThan(portrait.x + portrait.width);
});

test("the year in a footer follows the visitor’s clock", async ({ page }) => {
  await page.clock.setFixedTime("2031-03-09T12:00:00");
  await page.goto(`${folder}/footers`);
  await expect(page.getByText("© 2031 Nullarbor Post")).toBeVisible();
});

test.describe("a typed headline", () => {
  const phrases = ["web development", "mobile development", "web design"];

  test("types a letter in 50 ms, stands 7.5 s, goes through its phrases, and can be paused", async ({
    page,
  }) => {
    const start = new Date("2026-11-20T10:00:00+11:00");
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    await page.goto(`${folder}/page-headers`);
    await expect(page.locator("h3 [data-still]")).toHaveCount(0);
    await pass(page, 500);
    for (const phrase of [...phrases, phrases[0] ?? ""]) {
      for (let letters = 1; letters <= phrase.length; letters++) await pass(page, 50);
      await expect.poll(() => typed(page)).toBe(phrase);
      await pass(page, 7500 + 89);
      expect(await typed(page)).toBe(phrase);
      await pass(page, 1);
      await expect.poll(() => typed(page)).toBe(phrase.slice(0, -1));
      for (let letters = phrase.length - 2; letters >= 0; letters--) await pass(page, 90);
      await expect.poll(() => typed(page)).toBe("");
    }
    await pass(page, 50);
    await expect.poll(() => typed(page)).toBe("m");
    await page.getByRole("button", { name: "Pause the typing" }).press("Enter");
    await pass(page, 10_000);
    expect(await typed(page)).toBe("m");
    await page.getByRole("button", { name: "Go on typing" }).press("Space");
    await pass(page, 50);
    await expect.poll(() => typed(page)).toBe("mo");
  });

  test("stands still for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openLive(page, `${folder}/page-headers`);
    await pass(page, 20_000);
    expect(await typed(page)).toBe("web development");
    await expect(page.getByRole("button", { name: "Pause the typing" })).toBeHidden();
  });
});

test.describe("a number", () => {
  test("counts to its last figure once it is seen, in three seconds or four, and is read out as that", async ({
    page,
  }) => {
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 1");
    await expect(moving).toHaveCount(0);
    await see(counter);
    await page.clock.runFor(100);
    expect(Number(await moving.textContent())).toBeLessThan(300);
    await expect(moving).toHaveAttribute("aria-hidden", "true");
    await expect(previewOf(page, "Stat 1")).toMatchAriaSnapshot(`- paragraph: "2017"`);
    await page.clock.runFor(2700);
    expect(Number(await moving.textContent())).toBeGreaterThan(1900);
    await page.clock.runFor(300);
    await expect(moving).toHaveCount(0);
    await expect(counter).toHaveText("2017");

    const ofCard = counterIn(page, "Stat 2");
    await see(ofCard.counter);
    await page.clock.runFor(3800);
    await expect(ofCard.moving).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(ofCard.moving).toHaveCount(0);
  });

  test("stands still for people who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openUnseen(page);
    const { counter, moving } = counterIn(page, "Stat 1");
    await see(counter);
    await page.clock.runFor(500);
    await expect(moving).toHaveCount(0);
    await expect(counter).toHaveText("2017");
  });
});

/** Lets time pass, then lets React finish what it does in messages to itself. */
async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

/** What can be read of the moving part: letters that are hidden are no text to `innerText`. */
async function typed(page: Page) {
  // biome-ignore lint/performance/useDomNodeTextContent: all letters are always there, the question is which show
  const text = await page.locator("h3 [aria-hidden=true]").innerText();
  return text.replace(/\s+/g, " ").trim();
}

/** A window so low that no number is in view, and a clock that goes only when it is told. */
async function openUnseen(page: Page) {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.clock.install();
  await openLive(page, `${folder}/stats`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Scrolls to a number and waits until the browser has told its observers. */
async function see(counter: Locator) {
  await counter.scrollIntoViewIfNeeded();
  await counter.evaluate(
    (element) =>
      new Promise<void>((seen) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
        }).observe(element);
      }),
  );
}

function counterIn(page: Page, title: string) {
  const counter = previewOf(page, title).locator("p > span").first();
  return { counter, moving: counter.locator("[aria-hidden]") };
}
