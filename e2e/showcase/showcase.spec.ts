import type { Locator } from "@playwright/test";
import { catalogue } from "../../app/showcase/catalogue.ts";
import { violationsOn } from "../axe.ts";
import { expect, test } from "../site.ts";
import { exampleNamed, previewOf } from "./showcase-page.ts";

const buttons = "/sections/elements/buttons";

test.describe("an example", () => {
  test("shows its preview first, then its code or its markup", async ({ page }) => {
    await page.goto(buttons);
    const sizes = exampleNamed(page, "Sizes");
    await expect(sizes.getByRole("tab")).toHaveText(["Preview", "Code", "HTML"]);
    await expect(sizes.getByRole("tab", { name: "Preview" })).toHaveAttribute("aria-selected", "true");
    await expect(sizes.getByRole("tabpanel", { name: "Preview" })).toBeVisible();
    await sizes.getByRole("tab", { name: "Code" }).click();
    await expect(sizes.getByRole("tabpanel")).toHaveCount(1);
    await expect(sizes.getByRole("tabpanel", { name: "Code" })).toContainText(
      "export default function ButtonSizes",
    );
    await sizes.getByRole("tab", { name: "HTML" }).click();
    await expect(sizes.getByRole("tabpanel", { name: "HTML" })).toContainText('<button type="button"');
  });

  for (const tab of ["Code", "HTML"]) {
    test(`has its ${tab} tab open and axe finds nothing in both themes`, async ({ page }) => {
      await page.goto(buttons);
      await exampleNamed(page, "Sizes").getByRole("tab", { name: tab }).click();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await violationsOn(page, colorScheme), colorScheme).toEqual([]);
      }
    });
  }

  test("has a chosen tab that can be read under the pointer that chose it", async ({ page }) => {
    await page.goto(buttons);
    const tab = exampleNamed(page, "Sizes").getByRole("tab", { name: "Code" });
    await tab.click();
    const [ink, ground] = await tab.evaluate((chosen) => {
      const { color, backgroundColor } = getComputedStyle(chosen);
      return [color, backgroundColor];
    });
    expect(ink).not.toBe(ground);
  });

  test("changes its tabs by the arrow keys, Home and End", async ({ page }) => {
    await page.goto(buttons);
    const tab = (name: string) => exampleNamed(page, "Sizes").getByRole("tab", { name });
    await tab("Preview").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Code")).toBeFocused();
    await expect(tab("Code")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(tab("HTML")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Preview")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
    await expect(tab("Preview")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tab("Code")).toBeFocused();
  });

  test("copies its code; the notice is spoken, fades out after 2 s and is gone after 2.5 s", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await page.goto(buttons);
    const sizes = exampleNamed(page, "Sizes");
    await sizes.getByRole("tab", { name: "Code" }).click();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await sizes.getByRole("button", { name: "Copy" }).click();
    const notice = sizes.getByRole("status");
    await expect(notice).toHaveText("Copied");
    await expect(notice).not.toHaveAttribute("data-visible");
    await page.clock.runFor(100);
    await expect(notice).toHaveAttribute("data-visible");
    await page.clock.runFor(1899);
    await expect(notice).toHaveAttribute("data-visible");
    await page.clock.runFor(1);
    await expect(notice).not.toHaveAttribute("data-visible");
    await page.clock.runFor(499);
    await expect(notice).toHaveText("Copied");
    await page.clock.runFor(1);
    await expect(notice).toBeEmpty();
    const shown = await page.request.get("/sections/elements/buttons/sizes.tsx");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown.text());
  });

  test("is shown 360 and 768 pixels wide and in full", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(buttons);
    const sizes = exampleNamed(page, "Sizes");
    const width = () =>
      sizes.getByRole("tabpanel").evaluate((panel) => panel.firstElementChild?.getBoundingClientRect().width);
    const full = await width();
    for (const pixels of [360, 768]) {
      await sizes.getByRole("button", { name: String(pixels) }).click();
      expect(await width()).toBe(pixels);
      await expect(sizes.getByRole("button", { name: String(pixels) })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    }
    await sizes.getByRole("button", { name: "Full" }).click();
    expect(await width()).toBe(full);
  });

  test("is shown light or dark, whatever the page is", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(buttons);
    const sizes = exampleNamed(page, "Sizes");
    const ground = () =>
      sizes
        .getByRole("tabpanel")
        .evaluate(
          (panel) => panel.firstElementChild && getComputedStyle(panel.firstElementChild).backgroundColor,
        );
    const light = await ground();
    await sizes.getByRole("button", { name: "Dark" }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await sizes.getByRole("button", { name: "Light" }).click();
    expect(await ground()).toBe(light);
  });

  test("has a page of its own, with a way back", async ({ page }) => {
    await page.goto(buttons);
    await page.getByRole("link", { name: "Open Sizes alone" }).click();
    await expect(page).toHaveURL(`${buttons}/sizes`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sizes");
    await expect(page.getByRole("tablist")).toHaveCount(1);
    await page.getByRole("link", { name: "All examples of Buttons" }).click();
    await expect(page).toHaveURL(buttons);
  });
});

test("a raw file is text to be read", async ({ request }) => {
  const raw = await request.get(`${buttons}/sizes.tsx`);
  expect(raw.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await raw.text()).toContain("export default function ButtonSizes");
});

test("the breadcrumb is the address, part by part", async ({ page }) => {
  await page.goto(`${buttons}/sizes`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Sections", "Elements", "Buttons", "Sizes"]);
  await expect(trail.getByRole("link")).toHaveText(["Home", "Sections", "Buttons"]);
});

test("keeps its edges: side list, bar, labelled rows and the names of the footer", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(buttons);
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const list = await boxOf(page.getByRole("complementary").getByText("On this page"));
  expect(list.x).toBe(title.x);
  await page.setViewportSize({ width: 1024, height: 768 });
  const variants = previewOf(page, "Variants").getByRole("button");
  const first = await boxOf(variants.first());
  for (const button of await variants.all()) expect((await boxOf(button)).x).toBeGreaterThanOrEqual(first.x);
  const example = exampleNamed(page, "Variants");
  const [tab, alone] = [
    await boxOf(example.getByRole("tab").first()),
    await boxOf(example.getByRole("link", { name: "Open Variants alone" })),
  ];
  expect(alone.y).toBeLessThan(tab.y + tab.height);
  await page.setViewportSize({ width: 768, height: 1024 });
  const names = page.getByRole("navigation", { name: "Footer" }).getByRole("paragraph");
  const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThan(30);
});

test.describe("the overview", () => {
  test("begins with what it holds, each part by its name", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/sections");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents).toBeInViewport({ ratio: 1 });
    const parts = page.locator("main > section");
    await expect(contents.getByRole("link")).toHaveCount(await parts.count());
    for (const link of await contents.getByRole("link").all())
      await expect(page.locator((await link.getAttribute("href")) ?? "")).toHaveCount(1);
    await contents.getByRole("link").last().click();
    await expect(parts.last()).toBeInViewport();
  });

  test("keeps room enough for every family that is not laid out yet", async ({ page }) => {
    for (const width of [320, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 823 });
      await page.goto("/sections");
      const overflowing = await page
        .locator("main > section")
        .evaluateAll((sections) =>
          sections
            .filter((section) =>
              [...section.querySelectorAll("a:not([inert] *)")].some(
                (link) => link.getBoundingClientRect().bottom > section.getBoundingClientRect().bottom,
              ),
            )
            .map(({ id }) => id),
        );
      expect(overflowing, `${width} px`).toEqual([]);
    }
  });

  test("shows what opens only when it is asked for as it is then", async ({ page }) => {
    await page.goto("/sections");
    const pictureOf = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(pictureOf("Modals").locator("dialog")).toBeVisible();
    await expect(pictureOf("Notifications").getByText("The log is saved")).toBeVisible();
    await expect(pictureOf("Tooltips & Popovers").locator("[role=tooltip]").first()).toBeVisible();
  });

  test("speaks of no keys where there are none", async ({ browser, site }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/sections");
    await expect(page.getByRole("link", { name: "Search" }).locator("kbd")).toBeHidden();
    await context.close();
  });

  test("leads to every page", async ({ page }) => {
    await page.goto("/sections");
    for (const { family, name, title } of catalogue) {
      const all = page.locator(`#${family}`);
      await expect(all.getByRole("link", { name: title, exact: true })).toHaveAttribute(
        "href",
        `/sections/${family}/${name}`,
      );
    }
  });

  test("leads to the pages made of the kit, and each is there", async ({ page, request }) => {
    await page.goto("/sections");
    const wholePages = page.getByRole("region", { name: "Whole Pages" });
    const links = wholePages.getByRole("link");
    await expect(links).toHaveCount(13);
    await expect(wholePages.locator("img[src]")).toHaveCount(13);
    for (const link of await links.all()) {
      expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
    }
  });

  test("is where the search leads without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(buttons);
    await page.getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/sections");
    await context.close();
  });
});

test.describe("the search", () => {
  for (const key of ["Control+k", "Meta+k"]) {
    test(`opens by ${key}, finds pages and examples, and goes there`, async ({ page }) => {
      await page.goto("/sections");
      await page.keyboard.press(key);
      const search = page.getByRole("dialog", { name: "Search pages and examples" });
      await search.getByRole("searchbox").fill("ful wid");
      await expect(search.getByRole("link")).toHaveText([
        "Full width Buttons",
        "Button Components · fullWidth",
      ]);
      await expect(search.getByRole("status")).toHaveText("2 found");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${buttons}#full-width`);
    });
  }

  test("closes by Escape and by its button", async ({ page }) => {
    await page.goto(buttons);
    await page.getByRole("link", { name: "Search" }).click();
    const search = page.getByRole("dialog");
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    await page.getByRole("link", { name: "Search" }).click();
    await search.getByRole("button", { name: "Close" }).click();
    await expect(search).toBeHidden();
  });
});

test("without JavaScript preview, code and markup stand one below the other", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(buttons);
  const sizes = exampleNamed(page, "Sizes");
  await expect(sizes.getByRole("tabpanel")).toHaveCount(3);
  await expect(sizes.getByRole("link", { name: "sizes.tsx" })).toBeVisible();
  await expect(sizes.getByRole("button", { name: /Copy|360|Dark/ })).toHaveCount(0);
  await context.close();
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("Not shown");
  return box;
}
