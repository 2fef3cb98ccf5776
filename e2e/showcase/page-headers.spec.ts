import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const address = "/sections/page-sections/page-headers";
const phrases = ["web development", "mobile development", "web design"];

test("there are three page headers, each with a heading and a way on", async ({ page }) => {
  await page.goto(address);
  for (const [example, heading, link] of [
    ["Beside a picture", "Know what lies under the house", "Book a survey"],
    ["On the ground", "Four layers down by Friday", "Follow the bit"],
    ["Typed, on rock", `One crew for ${phrases.join(", ")}`, "Meet the crew"],
  ] as const) {
    const header = page.getByRole("region", { name: example }).getByRole("tabpanel");
    await expect(header.getByRole("heading")).toHaveAccessibleName(heading);
    await expect(header.getByRole("link", { name: link })).toHaveAttribute("href", /^#/);
  }
});

test("the typed one types a letter in 50 ms, stands 7.5 s, and goes through its three phrases", async ({
  page,
}) => {
  await openWithStoppedClock(page);
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
});

test("the typed one is paused and let go by the keyboard", async ({ page }) => {
  await openWithStoppedClock(page);
  await pass(page, 550);
  await expect.poll(() => typed(page)).toBe("w");
  await page.getByRole("button", { name: "Pause the typing" }).press("Enter");
  await pass(page, 10_000);
  expect(await typed(page)).toBe("w");
  await page.getByRole("button", { name: "Go on typing" }).press("Space");
  await pass(page, 50);
  await expect.poll(() => typed(page)).toBe("we");
});

test("the typed one stands still for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(address, { waitUntil: "networkidle" });
  await pass(page, 20_000);
  expect(await typed(page)).toBe("web development");
  await expect(page.getByRole("button", { name: "Pause the typing" })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the typed one shows its first phrase", async ({ page }) => {
    await page.goto(address);
    expect(await typed(page)).toBe("web development");
  });
});

/** Time stands still from the first moment; it passes only by `pass`. */
async function openWithStoppedClock(page: Page) {
  const start = new Date("2026-11-20T10:00:00+11:00");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto(address);
  await expect(page.locator("h3 [data-still]")).toHaveCount(0);
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
  const text = await page.locator("h3 [aria-hidden=true]").innerText();
  return text.replace(/\s+/g, " ").trim();
}
