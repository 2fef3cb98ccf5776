import type { Locator, Page, Request } from "@playwright/test";
import { footerMenus, type MenuLink, navbarMenus } from "../content/menus.ts";
import { errorPages } from "../content/pages/errors.ts";
import { home } from "../content/pages/home.ts";
import { addresses } from "../contract/addresses.ts";
import { openedFrom } from "../contract/opened-from.ts";
import { site as company } from "../site.config.ts";
import { expect, test } from "./site.ts";

const menus = navbarMenus.map(({ name, groups }) => ({ name, links: groups.flatMap(({ links }) => links) }));
const [{ name: firstMenu, links: firstLinks } = { name: "", links: [] }] = menus;
const firstLink = firstLinks[0]?.label ?? "";
const lastMenu = menus.at(-1)?.name ?? "";

/** Pages that the bar marks: by a menu and its first link, or by a link alone. */
const marks = [
  ...menus.flatMap(({ name, links: [first] }) =>
    first && "route" in first ? [{ address: hrefOf(first), link: first.label, menu: name }] : [],
  ),
  { address: addresses.about, link: "About", menu: null },
];

test.describe("the page shown", () => {
  for (const { address, link, menu } of marks) {
    test(`${address} is marked in the bar`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      const bar = navbar(page).getByRole("navigation", { name: "Main" });
      const marked = menu ? bar.getByRole("button", { name: menu }) : bar.getByRole("link", { name: link });
      await expect(marked).toHaveAttribute("aria-current", menu ? "true" : "page");
      await expect(bar.locator('[aria-current="page"]')).toHaveText([link]);
      expect(await lineBelow(marked)).toBe("3px");
      expect(await lineBelow(bar.getByRole("button", { name: lastMenu }))).toBe("0px");
    });

    test(`${address} is marked in the panel`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(address);
      await navbar(page).getByRole("button", { name: "Menu" }).click();
      const panel = page.getByRole("dialog", { name: "Menu" });
      const marked = panel.getByText(menu ?? link, { exact: true });
      await expect(marked).toHaveAttribute("aria-current", menu ? "true" : "page");
      await expect(panel.locator('[aria-current="page"]')).toHaveText([link]);
      await expect(marked).toHaveCSS("text-decoration-line", "underline");
      await expect(panel.getByText(lastMenu, { exact: true })).toHaveCSS("text-decoration-line", "none");
    });
  }
});

test.describe("the navigation bar from 992 px on", () => {
  test.use({ viewport: { width: 992, height: 800 } });

  test("leads from the brand to the home page and from the action to the contact page", async ({ page }) => {
    await page.goto("/contact");
    await expect(navbar(page).getByRole("link", { name: company.name })).toHaveAttribute("href", "/");
    await expect(navbar(page).getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    await expect(navbar(page).getByRole("button", { name: "Menu" })).toBeHidden();
  });

  for (const { name, groups } of navbarMenus) {
    test(`${name} opens on click, and every item goes to its page, to others' in a new tab`, async ({
      page,
    }) => {
      await page.goto("/");
      const button = navbar(page).getByRole("button", { name });
      const firstGroup = navbar(page).getByRole("group", { name: groups[0]?.title ?? "" });
      await expect(firstGroup).toBeHidden();
      await button.click();
      for (const { title, note = "", links } of groups) {
        const group = navbar(page).getByRole("group", { name: title });
        await expect(group.getByRole("link")).toHaveCount(links.length);
        await expect(group).toContainText(note);
        for (const [index, link] of links.entries()) {
          await expectLink(group.getByRole("link").nth(index), link);
        }
      }
      await button.click();
      await expect(firstGroup).toBeHidden();
    });
  }

  test("a menu closes on Escape, and focus is back on its button", async ({ page }) => {
    await page.goto("/");
    const button = navbar(page).getByRole("button", { name: firstMenu });
    const link = navbar(page).getByRole("link", { name: firstLink });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a menu closes when focus leaves it", async ({ page }) => {
    await page.goto("/");
    const last = navbar(page).getByRole("link", { name: firstLinks.at(-1)?.label ?? "" });
    await navbar(page).getByRole("button", { name: firstMenu }).focus();
    await page.keyboard.press("Enter");
    for (const _ of firstLinks) await page.keyboard.press("Tab");
    await expect(last).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(last).toBeHidden();
  });
});

test.describe("the navigation bar below 992 px", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("opens a panel with every menu, and closes it again", async ({ page }) => {
    await page.goto("/");
    await expect(navbar(page).getByRole("button", { name: firstMenu })).toBeHidden();
    await navbar(page).getByRole("button", { name: "Menu" }).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    for (const { name, links } of menus) {
      await panel.getByText(name, { exact: true }).click();
      for (const link of links) await expectLink(panel.getByRole("link", { name: link.label }), link);
    }
    await expect(panel.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    await panel.getByRole("button", { name: "Close menu" }).click();
    await expect(panel).toBeHidden();
    await expect(navbar(page).getByRole("button", { name: "Menu" })).toBeFocused();
  });

  test("the panel is closed when the window grows to 992 px", async ({ page }) => {
    await page.goto("/");
    await navbar(page).getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await expect(navbar(page).getByRole("button", { name: firstMenu })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the panel opens and closes all the same", async ({ page }) => {
      await page.goto("/");
      await navbar(page).getByRole("button", { name: "Menu" }).click();
      const panel = page.getByRole("dialog", { name: "Menu" });
      await panel.getByText(firstMenu, { exact: true }).click();
      await expect(panel.getByRole("link", { name: firstLink })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    });
  });
});

test.describe("the footer", () => {
  test("holds brand, social links and the menus", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: company.name })).toHaveAttribute("href", "/");
    for (const { label, href } of company.social) {
      await expectLink(footer.getByRole("link", { name: label }), { label, href });
    }
    for (const { name, items } of footerMenus) {
      const list = footer.getByRole("list", { name });
      for (const item of items) await expectLink(list.getByRole("link", { name: item.label }), item);
    }
  });

  for (const width of [768, 1440]) {
    test(`at ${width} px the switch of themes stands under the first menu`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const footer = page.getByRole("contentinfo");
      const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
      const menu = await left(footer.getByRole("list", { name: footerMenus[0]?.name ?? "" }));
      expect(Math.abs((await left(footer.getByRole("group"))) - menu)).toBeLessThan(1);
    });
  }

  test("shows the year of the visitor's clock, on pages with React and without", async ({ page }) => {
    await page.clock.setFixedTime("2031-02-03T04:05:06Z");
    for (const address of ["/", "/contact"]) {
      await page.goto(address);
      await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${company.legalName}`);
    }
  });
});

test.describe("the theme", () => {
  const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("follows the system until the visitor chooses, and the choice is remembered without a cookie", async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    const light = await canvas(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await canvas(page);
    expect(dark).not.toBe(light);

    const choices = page.getByRole("group", { name: "Colour theme" });
    await expect(choices.getByRole("radio", { name: "System" })).toBeChecked();
    await choices.getByRole("radio", { name: "Light" }).check();
    expect(await canvas(page)).toBe(light);
    await page.goto("/services");
    expect(await canvas(page)).toBe(light);
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    await page.getByRole("radio", { name: "System" }).check();
    expect(await canvas(page)).toBe(dark);
    expect(await context.cookies()).toEqual([]);
  });

  test("is set before the first paint", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await page.getByRole("radio", { name: "Dark" }).check();
    const dark = await canvas(page);
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.firstFrame = getComputedStyle(document.body).backgroundColor;
      });
    });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-first-frame", dark);
  });
});

test.describe("an address without a page", () => {
  test("is answered with status 404 and a way back", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: errorPages.home }).click();
    await expect(page).toHaveURL("/");
  });
});

test("/500 shows what a fault of ours is answered with", async ({ page }) => {
  await page.goto("/500");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPages.broken.title);
});

test("the next page is there before its link is pressed, and says that it was opened, and from where", async ({
  page,
  baseURL,
}) => {
  const told: Request[] = [];
  page.on("request", (request) => request.method() === "HEAD" && told.push(request));
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
  await expect.poll(() => told.map((request) => request.url())).toEqual([`${baseURL}/services`]);
  expect(told[0]?.headers()[openedFrom]).toBe(`${baseURL}/`);
});

test("the skip link leads past the navigation", async ({ page }) => {
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

/** A mark of another colour alone would be none for many. */
function lineBelow(trigger: Locator): Promise<string> {
  return trigger.evaluate((element) => {
    const { backgroundColor, height } = getComputedStyle(element, "::after");
    return backgroundColor === "rgba(0, 0, 0, 0)" ? "0px" : height;
  });
}

function hrefOf(link: MenuLink): string {
  return "route" in link ? addresses[link.route] : link.href;
}

/** It says its label and leads where it should, away from us in a new tab. */
async function expectLink(shown: Locator, link: MenuLink) {
  await expect(shown).toBeVisible();
  await expect(shown).toContainText(link.label);
  await expect(shown).toHaveAttribute("href", hrefOf(link));
  if ("route" in link) return;
  await expect(shown).toHaveAttribute("target", "_blank");
  await expect(shown).toHaveAttribute("rel", "noopener noreferrer");
  await expect(shown).toHaveAttribute("href", /^https:\/\//);
  await expect(shown).toHaveAccessibleName(/opens in a new tab/);
}
