// R-ROUTE-9, R-NAV-4 to R-NAV-6, R-NAV-13 to R-NAV-16, R-FOOTER-3, R-FOOTER-5, R-WIDGET-7
import type { Locator, Page, Request } from "@playwright/test";
import { navbarMenus } from "../content/menus.ts";
import { home } from "../content/pages/home.ts";
import { addresses } from "../contract/addresses.ts";
import { openedFrom } from "../contract/opened-from.ts";
import { site as company } from "../site.config.ts";
import { expect, test } from "./site.ts";

const menus = navbarMenus.map(({ name, groups }) => ({ name, links: groups.flatMap(({ links }) => links) }));
const [{ name: firstMenu, links: firstLinks } = { name: "", links: [] }] = menus;
const firstLink = firstLinks[0]?.label ?? "";
const lastLink = firstLinks.at(-1)?.label ?? "";
const lastMenu = menus.at(-1)?.name ?? "";

test("the bar and the panel underline the menu or link of the current page", async ({ page }) => {
  for (const [address, role, name] of [
    [addresses.services, "button", firstMenu],
    [addresses.about, "link", "About"],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const bar = navbar(page).getByRole("navigation", { name: "Main" });
    expect(await lineBelow(bar.getByRole(role, { name }))).toBe("3px");
    expect(await lineBelow(bar.getByRole("button", { name: lastMenu }))).toBe("0px");
    await page.setViewportSize({ width: 390, height: 800 });
    const panel = await openPanel(page);
    const entry = (words: string) => panel.locator("summary, nav > a").filter({ hasText: words });
    await expect(entry(name)).toHaveCSS("text-decoration-line", "underline");
    await expect(entry(lastMenu)).toHaveCSS("text-decoration-line", "none");
  }
});

test.describe("the navigation bar from 992 px on", () => {
  test.use({ viewport: { width: 992, height: 800 } });

  test("every menu opens on click, shows its links, and closes", async ({ page }) => {
    await page.goto("/");
    await expect(navbar(page).getByRole("button", { name: "Menu" })).toBeHidden();
    for (const { name, links } of menus) {
      const button = navbar(page).getByRole("button", { name });
      const shown = navbar(page).locator(":popover-open").getByRole("link");
      await expect(shown).toHaveCount(0);
      await button.click();
      await expect(shown).toContainText(links.map(({ label }) => label));
      for (const link of await shown.all()) await expect(link).toBeVisible();
      await button.click();
    }
  });

  test("a menu closes on Escape, with focus back on its button, and when focus leaves it", async ({
    page,
  }) => {
    await page.goto("/");
    const button = navbar(page).getByRole("button", { name: firstMenu });
    const link = (name: string) => navbar(page).getByRole("link", { name });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(link(firstLink)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(link(firstLink)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link(firstLink)).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    for (const _ of firstLinks) await page.keyboard.press("Tab");
    await expect(link(lastLink)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(link(lastLink)).toBeHidden();
  });
});

test.describe("the navigation bar below 992 px", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("opens a panel with every menu, which closes by its button and when the window grows", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(navbar(page).getByRole("button", { name: firstMenu })).toBeHidden();
    const panel = await openPanel(page);
    for (const { name, links } of menus) {
      await panel.getByText(name, { exact: true }).click();
      for (const { label } of links) await expect(panel.getByRole("link", { name: label })).toBeVisible();
    }
    await panel.getByRole("button", { name: "Close menu" }).click();
    await expect(panel).toBeHidden();
    await expect(navbar(page).getByRole("button", { name: "Menu" })).toBeFocused();

    await openPanel(page);
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(panel).toBeHidden();
    await expect(navbar(page).getByRole("button", { name: firstMenu })).toBeVisible();
  });

  test.describe("the navigation without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the panel opens and closes", async ({ page }) => {
      await page.goto("/");
      const panel = await openPanel(page);
      await panel.getByText(firstMenu, { exact: true }).click();
      await expect(panel.getByRole("link", { name: firstLink })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    });
  });
});

test("the footer shows the year of the visitor's clock, on pages with React and without", async ({
  page,
}) => {
  await page.clock.setFixedTime("2031-02-03T04:05:06Z");
  for (const address of ["/", "/contact"]) {
    await page.goto(address);
    await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${company.legalName}`);
  }
});

test("the theme follows the system or the visitor's choice, which needs no cookie and applies before the first paint", async ({
  page,
  context,
}) => {
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const remembered = () => page.evaluate(() => ({ ...localStorage }));
  const choice = (name: string) =>
    page.getByRole("group", { name: "Colour theme" }).getByRole("radio", { name });
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstFrame = getComputedStyle(document.body).backgroundColor;
    });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const light = await canvas();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await canvas();
  expect(dark).not.toBe(light);

  for (const [name, colour, colorScheme, other] of [
    ["Light", light, "dark", dark],
    ["Dark", dark, "light", light],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(choice("System")).toBeChecked();
    await choice(name).check();
    expect(await canvas()).toBe(colour);
    await page.goto("/services");
    await expect(page.locator("html")).toHaveAttribute("data-first-frame", colour);
    expect(await canvas()).toBe(colour);
    await expect(choice(name)).toBeChecked();
    // The privacy policy says that the site stores only the theme in the browser.
    expect(await remembered()).toEqual({ theme: name.toLowerCase() });
    await choice("System").check();
    expect(await remembered()).toEqual({});
    expect(await canvas()).toBe(other);
  }
  expect(await context.cookies()).toEqual([]);
});

test("the next page is prefetched before its link is pressed; when opened, it reports the view and the referrer", async ({
  page,
  baseURL,
}) => {
  const views: Request[] = [];
  page.on("request", (request) => request.method() === "HEAD" && views.push(request));
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const fetched = new Promise<string>((found) => {
    devtools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") found(new URL(prefetchUrl).pathname);
    });
  });
  await devtools.send("Preload.enable");
  const link = page.getByRole("main").getByRole("link", { name: home.seeServices });
  await link.hover();
  expect(await fetched).toBe("/services");
  await link.click();
  await expect(page).toHaveURL("/services");
  expect(await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")))).toContain(
    '"deliveryType":"navigational-prefetch"',
  );
  await expect.poll(() => views.map((request) => request.url())).toEqual([`${baseURL}/services`]);
  expect(views[0]?.headers()[openedFrom]).toBe(`${baseURL}/`);
});

test("the skip link skips the navigation", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a pressed button shows a ripple for 600 ms", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.pauseAt(60_000);
  const button = page.getByRole("main").getByRole("link", { name: home.describe });
  await button.hover();
  await page.mouse.down();
  await expect(button.locator(".kit-ripple")).toHaveCount(1);
  await page.clock.runFor(599);
  await expect(button.locator(".kit-ripple")).toHaveCount(1);
  await page.clock.runFor(2);
  await expect(button.locator(".kit-ripple")).toHaveCount(0);
});

function navbar(page: Page) {
  return page.getByRole("banner");
}

async function openPanel(page: Page) {
  await navbar(page).getByRole("button", { name: "Menu" }).click();
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel).toBeVisible();
  return panel;
}

/**
 * Returns the height of the underline that marks the current page. A different colour alone would not be enough,
 * because not everyone can see the difference.
 */
function lineBelow(trigger: Locator): Promise<string> {
  return trigger.evaluate((element) => {
    const { backgroundColor, height } = getComputedStyle(element, "::after");
    return backgroundColor === "rgba(0, 0, 0, 0)" ? "0px" : height;
  });
}
