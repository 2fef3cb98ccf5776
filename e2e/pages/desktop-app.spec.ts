import { expect, test } from "../site.ts";

const address = "/pages/apps/desktop-app";

test.describe("the desktop app page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(address);
  });

  test("says what the app is, and leads to its downloads and its keys", async ({ page }) => {
    await expect(page).toHaveTitle(/^Sample desktop app page: Borehole/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your logs, layer by layer");
    await page.getByRole("link", { name: "See the keys" }).click();
    await expect(page.getByRole("heading", { name: "Without a mouse" })).toBeInViewport();
    await page.getByRole("link", { name: "Download Borehole" }).first().click();
    await expect(page.getByRole("heading", { name: "Download", exact: true })).toBeInViewport();
  });

  test("shows its window as a figure whose log is a table of five layers", async ({ page }) => {
    const window = page.getByRole("figure", { name: /^Fig. 1\./ });
    const log = window.getByRole("table", { name: "What the server wrote, by layer" });
    await expect(log.getByRole("columnheader")).toHaveText(["Written", "By", "Line"]);
    await expect(log.getByRole("rowheader")).toHaveText([
      "This minute 31 a second",
      "This week 6 a day",
      "This month 3 a week",
      "This year 9 in all",
      "Before that 4 boots",
    ]);
    await expect(log.getByRole("row", { name: "18 Aug link eth0 is down" })).toBeVisible();
  });

  test("does three things", async ({ page }) => {
    await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText([
      "Strata, not scroll",
      "Faults show",
      "Fossils are kept",
    ]);
  });

  test("has a key for each of six commands, by system", async ({ page }) => {
    const keys = page.getByRole("table", { name: "Keyboard shortcuts" });
    await expect(keys.getByRole("columnheader")).toHaveText(["Command", "macOS", "Windows, Linux"]);
    await expect(keys.getByRole("rowheader")).toHaveCount(6);
    const cells = keys.getByRole("row", { name: "Find in this layer" }).getByRole("cell");
    await expect(cells).toHaveText(["Cmd F", "Ctrl F"]);
  });

  test("has a download for each system, and each says that there is none", async ({ page }) => {
    const honest = page.getByText("Borehole is drawn, and there is nothing to download");
    for (const system of ["macOS", "Windows", "Linux"]) {
      await page.getByRole("link", { name: `Download for ${system}` }).click();
      await expect(page).toHaveURL(/#nothing-to-download$/);
      await expect(honest).toBeInViewport();
      await expect(honest).toHaveCSS("font-weight", "600");
    }
    await expect(page.getByRole("main").getByText(/sample page/i)).toHaveCount(1);
  });

  test("says what each system must have", async ({ page }) => {
    const needs = page.getByRole("table", { name: "What it needs" });
    await expect(needs.getByRole("columnheader")).toHaveText(["macOS", "Windows", "Linux"]);
    await expect(needs.getByRole("rowheader")).toHaveText([
      "System",
      "Processor",
      "Memory",
      "Disk",
      "Rights",
    ]);
  });

  test("lists its versions from the newest, each with its date", async ({ page }) => {
    const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
    await expect(versions.getByRole("heading")).toHaveText(["2.3 Sand", "2.2 Limestone", "2.0 Slate"]);
    const dates = await versions
      .getByRole("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(dates).toEqual(["2026-11-03", "2026-08-18", "2026-03-09"]);
  });

  test("answers three questions, the first at once", async ({ page }) => {
    const questions = page.getByRole("region", { name: "Asked before" });
    await expect(questions.getByRole("group")).toHaveCount(3);
    await expect(questions.getByText("No. Borehole reads files and opens no connection.")).toBeVisible();
    const second = questions.getByText("It opens every file for reading only.");
    await expect(second).toBeHidden();
    await questions.getByText("Does it write to them?").click();
    await expect(second).toBeVisible();
  });

  test("ends with the way up and the way to us", async ({ page }) => {
    const end = page.getByRole("region", { name: "Start at the top" });
    await expect(end.getByRole("link", { name: "Download Borehole" })).toHaveAttribute("href", "#download");
    await expect(end.getByRole("link", { name: "Talk to us" })).toHaveAttribute("href", "/contact");
  });
});

test("at 1440 px the layers of the window lie beside those of the ground", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const ground = await page.locator("img[src*=borehole-ground]").boundingBox();
  const layers = await page
    .getByRole("table", { name: "What the server wrote, by layer" })
    .locator("tbody")
    .all();
  // The surface, and a layer's thickness: illustrations/scenes/desktop-app/borehole-ground.ts.
  for (const [index, layer] of layers.entries()) {
    const box = await layer.boundingBox();
    const off = (box?.y ?? 0) - (ground?.y ?? 0) - (64 + index * 137);
    expect(Math.abs(off), `layer ${index + 1}`).toBeLessThan(10);
  }
});
