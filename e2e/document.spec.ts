import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./site.ts";

const services = {
  "Software Development": ["iOS/Swift", "Web, Vue, Meteor"],
  "Infrastructure Engineering": ["Edge Computing", "Infrastructure as Code", "Network Engineering"],
  DevOps: ["Monitoring & Observability", "Continuous Integration"],
  Consulting: ["Telco/Service Provider", "Retail POS", "Agile/SCRUM"],
};
const apps = {
  SizeIt: ["Get SizeIt for iOS"],
  "Notebook Apps": ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  Tools: ["Ultimate MacBook Build"],
};

test.describe("the page shown", () => {
  for (const [address, link, menu] of [
    ["/services", "iOS/Swift", "Services"],
    ["/services/apps", "Get SizeIt for iOS", "Apps"],
    ["/pages/company/about-us", "About", null],
  ] as const) {
    test(`${address} is marked in the bar`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      const bar = navbar(page).getByRole("navigation", { name: "Main" });
      const marked = menu ? bar.getByRole("button", { name: menu }) : bar.getByRole("link", { name: link });
      await expect(marked).toHaveAttribute("aria-current", menu ? "true" : "page");
      await expect(bar.locator('[aria-current="page"]')).toHaveText([link]);
      expect(await lineBelow(marked)).toBe("3px");
      expect(await lineBelow(bar.getByRole("button", { name: "Learning" }))).toBe("0px");
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
      await expect(panel.getByText("Learning", { exact: true })).toHaveCSS("text-decoration-line", "none");
    });
  }
});

test.describe("the navigation bar from 992 px on", () => {
  test.use({ viewport: { width: 992, height: 800 } });

  test("leads from the brand to the home page and from the action to the contact page", async ({ page }) => {
    await page.goto("/contact");
    await expect(navbar(page).getByRole("link", { name: "Stackhouse" })).toHaveAttribute("href", "/");
    await expect(navbar(page).getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    await expect(navbar(page).getByRole("button", { name: "Menu" })).toBeHidden();
  });

  for (const [menu, groups, address] of [
    ["Services", services, "/services"],
    ["Apps", apps, "/services/apps"],
  ] as const) {
    test(`${menu} opens on click, and every item goes to ${address}`, async ({ page }) => {
      await page.goto("/");
      const button = navbar(page).getByRole("button", { name: menu });
      await expect(navbar(page).getByRole("link", { name: firstOf(groups) })).toBeHidden();
      await button.click();
      for (const [title, labels] of Object.entries(groups)) {
        const group = navbar(page).getByRole("group", { name: title });
        await expect(group.getByRole("link")).toHaveText([...labels]);
        for (const label of labels) {
          await expect(group.getByRole("link", { name: label })).toHaveAttribute("href", address);
        }
      }
      await button.click();
      await expect(navbar(page).getByRole("link", { name: firstOf(groups) })).toBeHidden();
    });
  }

  test("SizeIt says what it is for", async ({ page }) => {
    await page.goto("/");
    await navbar(page).getByRole("button", { name: "Apps" }).click();
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByText("Track and convert clothing sizes for the family")).toBeVisible();
  });

  test("Learning lists five blogs and two podcasts, each in a new tab", async ({ page }) => {
    await page.goto("/");
    await navbar(page).getByRole("button", { name: "Learning" }).click();
    for (const [title, count] of [
      ["Reading", 5],
      ["Listening", 2],
    ] as const) {
      const links = navbar(page).getByRole("group", { name: title }).getByRole("link");
      await expect(links).toHaveCount(count);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", "noopener noreferrer");
        await expect(link).toHaveAttribute("href", /^https:\/\//);
        await expect(link).toHaveAccessibleName(/opens in a new tab/);
      }
    }
  });

  test("a menu closes on Escape, and focus is back on its button", async ({ page }) => {
    await page.goto("/");
    const button = navbar(page).getByRole("button", { name: "Services" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(navbar(page).getByRole("link", { name: "iOS/Swift" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(navbar(page).getByRole("link", { name: "iOS/Swift" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(navbar(page).getByRole("link", { name: "iOS/Swift" })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a menu closes when focus leaves it", async ({ page }) => {
    await page.goto("/");
    await navbar(page).getByRole("button", { name: "Apps" }).focus();
    await page.keyboard.press("Enter");
    for (let link = 0; link < 5; link++) await page.keyboard.press("Tab");
    await expect(navbar(page).getByRole("link", { name: "Ultimate MacBook Build" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(navbar(page).getByRole("link", { name: "Ultimate MacBook Build" })).toBeHidden();
  });
});

test.describe("the navigation bar below 992 px", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("opens a panel with every menu, and closes it again", async ({ page }) => {
    await page.goto("/");
    await expect(navbar(page).getByRole("button", { name: "Services" })).toBeHidden();
    await navbar(page).getByRole("button", { name: "Menu" }).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    for (const [menu, groups] of [
      ["Services", services],
      ["Apps", apps],
    ] as const) {
      await panel.getByText(menu, { exact: true }).click();
      for (const label of Object.values(groups).flat()) {
        await expect(panel.getByRole("link", { name: label })).toBeVisible();
      }
    }
    await panel.getByText("Learning", { exact: true }).click();
    await expect(panel.getByRole("link", { name: /opens in a new tab/ })).toHaveCount(7);
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
    await expect(navbar(page).getByRole("button", { name: "Services" })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the panel opens and closes all the same", async ({ page }) => {
      await page.goto("/");
      await navbar(page).getByRole("button", { name: "Menu" }).click();
      const panel = page.getByRole("dialog", { name: "Menu" });
      await panel.getByText("Services", { exact: true }).click();
      await expect(panel.getByRole("link", { name: "iOS/Swift" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    });
  });
});

test.describe("the footer", () => {
  test("holds brand, social links and the three menus", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Stackhouse" })).toHaveAttribute("href", "/");
    for (const network of ["LinkedIn", "GitHub", "Stack Overflow"]) {
      const link = footer.getByRole("link", { name: network });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("href", /^https:\/\//);
    }
    for (const [menu, label, address] of [
      ["Company", "About us", "/pages/company/about-us"],
      ["Help & Support", "Help Centre", "/pages/support/help-center"],
      ["Legal", "Terms & Conditions", "/pages/support/terms"],
      ["Legal", "Privacy Policy", "/pages/support/privacy"],
    ] as const) {
      const link = footer.getByRole("list", { name: menu }).getByRole("link", { name: label });
      await expect(link).toHaveAttribute("href", address);
    }
  });

  test("shows the year of the visitor's clock, on pages with React and without", async ({ page }) => {
    await page.clock.setFixedTime("2031-02-03T04:05:06Z");
    for (const address of ["/", "/contact"]) {
      await page.goto(address);
      await expect(page.getByRole("contentinfo")).toContainText("© 2031 Stackhouse Pty Ltd");
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
    await page.getByRole("link", { name: "Back to the surface" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("/500 shows what a fault of ours is answered with", async ({ page }) => {
  await page.goto("/500");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We hit magma");
});

test("the next page is there before its link is pressed: fetched while the pointer rests on it", async ({
  page,
}) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const fetched = new Promise<string>((found) => {
    devtools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") found(new URL(prefetchUrl).pathname);
    });
  });
  await devtools.send("Preload.enable");
  const link = page.getByRole("main").getByRole("link", { name: "See what we do" });
  await link.hover();
  expect(await fetched).toBe("/services");
  await link.click();
  await expect(page).toHaveURL("/services");
  expect(await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")))).toContain(
    '"deliveryType":"navigational-prefetch"',
  );
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
  const button = page.getByRole("main").getByRole("link", { name: "Describe your project" });
  await button.hover();
  await page.mouse.down();
  await expect(button.locator(".ripple")).toHaveCount(1);
  await page.clock.runFor(599);
  await expect(button.locator(".ripple")).toHaveCount(1);
  await page.clock.runFor(2);
  await expect(button.locator(".ripple")).toHaveCount(0);
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

function firstOf(groups: Record<string, readonly string[]>): string {
  return Object.values(groups).flat()[0] ?? "";
}
