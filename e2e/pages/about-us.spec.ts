import type { Page } from "@playwright/test";
import { about } from "../../content/pages/about-us.ts";
import { newsletter } from "../../content/pages/newsletter.ts";
import { site as company } from "../../site.config.ts";
import { expect, test } from "../site.ts";

const address = "/pages/company/about-us";
const { phrases } = about;
const [first] = phrases;

test.describe("the page about us", () => {
  test("says the line, and all phrases to those who don't see them typed", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      `${about.headline} ${phrases.join(", ")}`,
    );
    await expect(page.getByText(about.line, { exact: true })).toBeVisible();
    await expect(page.getByText(`${company.legalName} ${about.company.works}`)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: about.seeServices })).toHaveAttribute(
      "href",
      "/services",
    );
  });

  test("gives the headline more than half of a wide window, beside the stack", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const headline = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(headline?.width).toBeGreaterThan(620);
    await expect(page.getByText(about.company.title)).toBeInViewport();
  });

  test("keeps its navigation bar in sight", async ({ page }) => {
    await page.goto(address);
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    await expect(page.getByRole("banner").getByRole("link", { name: company.name })).toBeInViewport();
  });

  test("has the newsletter's card", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("main").getByLabel(newsletter.field)).toHaveAttribute("type", "email");
    await expect(page.getByRole("main").getByRole("button", { name: newsletter.subscribe })).toBeVisible();
  });
});

test.describe("the typed headline", () => {
  test("starts after 500 ms, types and erases a letter in 90, stands 200 between, and loops", async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await expect.poll(() => typed(page)).toBe("");
    await pass(page, 500);
    for (const phrase of [...phrases, first]) {
      for (let letters = 1; letters <= phrase.length; letters++) {
        await pass(page, 89);
        expect(await typed(page)).toBe(phrase.slice(0, letters - 1).trim());
        await pass(page, 1);
        await expect.poll(() => typed(page)).toBe(phrase.slice(0, letters).trim());
      }
      await pass(page, 200);
      for (let letters = phrase.length - 1; letters >= 0; letters--) {
        await pass(page, 89);
        expect(await typed(page)).toBe(phrase.slice(0, letters + 1).trim());
        await pass(page, 1);
        await expect.poll(() => typed(page)).toBe(phrase.slice(0, letters).trim());
      }
    }
  });

  test("moves nothing else, whatever phrase stands there", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithStoppedClock(page);
    const line = page.getByText(about.line, { exact: true });
    const before = await line.boundingBox();
    for (let step = 0; step < 60; step++) {
      await pass(page, 90);
      expect(await line.boundingBox()).toEqual(before);
    }
  });

  test("can be paused and goes on where it was", async ({ page }) => {
    await openWithStoppedClock(page);
    await pass(page, 590);
    await pass(page, 90);
    await expect.poll(() => typed(page)).toBe(first.slice(0, 2));
    await page.getByRole("button", { name: "Pause the typing" }).click();
    await pass(page, 10_000);
    expect(await typed(page)).toBe(first.slice(0, 2));
    await page.getByRole("button", { name: "Go on typing" }).click();
    await pass(page, 90);
    await expect.poll(() => typed(page)).toBe(first.slice(0, 3));
    await expect(page.getByRole("button", { name: "Pause the typing" })).toBeFocused();
  });

  test("stands still for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(address, { waitUntil: "networkidle" });
    await pass(page, 10_000);
    expect(await typed(page)).toBe(first);
    await expect(page.getByRole("button", { name: "Pause the typing" })).toBeHidden();
  });

  test("stops when less motion is asked for meanwhile", async ({ page }) => {
    await openWithStoppedClock(page);
    await pass(page, 590);
    await expect.poll(() => typed(page)).toBe(first.slice(0, 1));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => typed(page)).toBe(first);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the first phrase whole, and nothing to pause", async ({ page }) => {
      await page.goto(address);
      expect(await typed(page)).toBe(first);
      await expect(page.getByText("Pause the typing")).toBeHidden();
    });
  });

  test("shows the first phrase even when its script never comes", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(address);
    await expect.poll(() => typed(page), { timeout: 10_000 }).toBe(first);
  });
});

/** Time stands still from the first moment; it passes only by `pass`. */
async function openWithStoppedClock(page: Page) {
  const start = new Date("2026-11-20T10:00:00+11:00");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address);
  await expect(page.locator("h1 [data-still]")).toHaveCount(0);
}

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
  const text = await page.locator("h1 [aria-hidden=true]").innerText();
  return text.replace(/\s+/g, " ").trim();
}
