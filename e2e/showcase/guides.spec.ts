import { readFile } from "node:fs/promises";
import { guideNames } from "../../content/showcase/guides.ts";
import { expect, test } from "../site.ts";

const theming = "/sections/guides/theming";

test.describe("a guide", () => {
  test("is found on the overview and by the search", async ({ page }) => {
    await page.goto("/sections");
    const links = page.getByRole("region", { name: "Guides" }).getByRole("link");
    await expect(links).toHaveCount(guideNames.length);
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("theming");
    await page.getByRole("dialog").getByRole("link", { name: "Theming Guides" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Theming" })).toBeVisible();
  });

  test("says where it lies, and leads to its parts", async ({ page }) => {
    await page.goto(theming);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("listitem")).toHaveText(["Home", "Sections", "Guides", "Theming"]);
    const contents = page.getByRole("complementary", { name: "On this page" });
    await contents.getByRole("link", { name: "Every token" }).click();
    await expect(page).toHaveURL(`${theming}#every-token`);
    await expect(page.getByRole("heading", { name: "Every token" })).toBeInViewport();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`shows a token in its colours of both themes on a ${colorScheme} page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(theming);
      const row = page.getByRole("row", { name: /^--kit-canvas / });
      const fills = await row
        .locator("svg rect")
        .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).fill));
      const written = await row.getByRole("cell").allTextContents();
      expect(written).toHaveLength(2);
      expect(fills).toEqual(written);
    });
  }
});

test.describe("Copy page", () => {
  for (const address of [theming, "/sections/elements/buttons"]) {
    test(`copies ${address} as Markdown and says so`, async ({ page, context, request }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.clock.install();
      await page.goto(address);
      await page.getByRole("button", { name: "Copy page" }).click();
      const notice = page.getByRole("main").getByRole("status").filter({ hasText: "Copied" });
      await expect(notice).toHaveText("Copied");
      await page.clock.runFor(500);
      await expect(notice).toHaveCSS("opacity", "1");
      const markdown = await request.get(`${address}.md`);
      expect(markdown.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(markdown.headers()["x-robots-tag"]).toBe("noindex");
      expect(await markdown.text()).toBe(await readFile(`build/client${address}.md`, "utf8"));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdown.text());
      await page.clock.runFor(2500);
      await expect(notice).toHaveCount(0);
    });
  }

  test("says nothing when the file doesn't come", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(theming);
    await page.route("**/*.md", (route) => route.abort());
    const told = page.waitForEvent("console", (message) => message.type() === "error");
    await page.getByRole("button", { name: "Copy page" }).click();
    await told;
    await expect(page.getByText("Copied", { exact: true })).toHaveCount(0);
  });

  test("is not offered for one example alone, nor without JavaScript", async ({ page, browser, site }) => {
    await page.goto("/sections/elements/buttons/sizes");
    await expect(page.getByRole("heading", { level: 1, name: "Sizes" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy page" })).toHaveCount(0);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const still = await context.newPage();
    await still.goto(theming);
    await expect(still.getByRole("heading", { name: "Every token" })).toBeVisible();
    await expect(still.getByRole("button", { name: "Copy page" })).toHaveCount(0);
    await context.close();
  });
});
