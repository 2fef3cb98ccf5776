import type { Locator, Page } from "@playwright/test";
import { billings, descriptionOf, plans, pricing, specificationsOf } from "../../content/pages/pricing.ts";
import { expect, test } from "../site.ts";

const address = "/pages/company/pricing";
const [monthly, annual] = billings;
const slideNames = pricing.slides.map(({ name }) => name);
const [, second = ""] = slideNames;
type Billing = (typeof billings)[number];
const starsOfStories = pricing.stories.items.map(({ rating }) => `${rating} of 5 stars`);

test.describe("the header carousel", () => {
  test("has three slides in their order, with three info cards each", async ({ page }) => {
    await page.goto(address);
    await expect(slides(page)).toHaveCount(3);
    for (const [index, name] of slideNames.entries()) {
      const slide = slides(page).nth(index);
      await expect(slide).toHaveAttribute("aria-label", `${index + 1} of 3: ${name}`);
      await expect(slide.getByRole("listitem", { includeHidden: true })).toHaveCount(3);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.title);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`shows no other slide for a moment while React takes over (${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript((carousel) => {
        const look = () => {
          const second = document.querySelectorAll(`[aria-label="${carousel}"] [role=group]`)[1];
          if (second?.getBoundingClientRect().x === 0 && getComputedStyle(second).opacity !== "0")
            document.documentElement.dataset.flashed = "true";
          requestAnimationFrame(look);
        };
        look();
      }, pricing.carousel);
      await page.goto(address);
      await live(page);
      await expect(slides(page).nth(1)).toHaveCSS("opacity", "0");
      await expect(page.locator("html")).not.toHaveAttribute("data-flashed");
    });
  }

  test("turns every 5 seconds, and begins again after the last slide", async ({ page }) => {
    await openWithClock(page);
    await expectTurning(page);
    for (const next of [1, 2, 0, 1]) {
      await page.clock.runFor(4999);
      await expectShown(page, (next + 2) % 3);
      await page.clock.runFor(1);
      await expectShown(page, next);
    }
  });

  test("is paused and let go by its first button", async ({ page }) => {
    await openWithClock(page);
    await carousel(page).getByRole("button", { name: "Pause the slides" }).click();
    await leave(page);
    await page.clock.runFor(20_000);
    await expectShown(page, 0);
    await carousel(page).getByRole("button", { name: "Play the slides" }).click();
    await leave(page);
    await expectTurning(page);
    await page.clock.runFor(5000);
    await expectShown(page, 1);
  });

  test("waits under the pointer", async ({ page }) => {
    await openWithClock(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await page.clock.runFor(20_000);
    await expectShown(page, 0);
    await leave(page);
    await expectTurning(page);
    await page.clock.runFor(5000);
    await expectShown(page, 1);
  });

  test("stops when the keyboard comes in, until Play is pressed", async ({ page }) => {
    await openWithClock(page);
    await expectTurning(page);
    await carousel(page).getByRole("button", { name: "Pause the slides" }).focus();
    await expect(carousel(page).getByRole("button", { name: "Play the slides" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expectShown(page, 0);
    await carousel(page).getByRole("button", { name: "Play the slides" }).press("Enter");
    await expectTurning(page);
    await page.clock.runFor(5000);
    await expectShown(page, 1);
  });

  test("waits for a pointer that was there before React", async ({ page }) => {
    const letReactCome = await holdReact(page);
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).hover();
    letReactCome();
    await live(page);
    await expectWaiting(page);
    await leave(page);
    await expectTurning(page);
  });

  test("stops for the keyboard that was inside before React", async ({ page }) => {
    const letReactCome = await holdReact(page);
    await page.goto(address);
    // As a link would take it, of which these slides have none.
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.tabIndex = 0;
      heading.focus();
    });
    letReactCome();
    await live(page);
    await expect(carousel(page).getByRole("button", { name: "Play the slides" })).toBeVisible();
    await expectWaiting(page);
  });

  test("says aloud which slide came only when it was asked for", async ({ page }) => {
    await openWithClock(page);
    await expectTurning(page);
    await carousel(page).getByRole("button", { name: "Pause the slides" }).focus();
    await expectWaiting(page);
  });

  test("goes on and back by its arrows and to a slide by its name", async ({ page }) => {
    await page.goto(address);
    await live(page);
    await carousel(page).getByRole("button", { name: "Next slide" }).click();
    await expectShown(page, 1);
    await carousel(page).getByRole("button", { name: "Previous slide" }).click();
    await expectShown(page, 0);
    await carousel(page).getByRole("button", { name: "Previous slide" }).click();
    await expectShown(page, 2);
    await carousel(page).getByRole("button", { name: second }).click();
    await expectShown(page, 1);
    await expect(carousel(page).getByRole("button", { name: second })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("turns after a swipe of more than 40 px, not after a shorter one", async ({ page }) => {
      await page.goto(address);
      await live(page);
      await swipe(page, -39);
      await expectShown(page, 0);
      await swipe(page, -41);
      await expectShown(page, 1);
      await swipe(page, 39);
      await expectShown(page, 1);
      await swipe(page, 41);
      await expectShown(page, 0);
    });
  });

  test("never turns by itself for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithClock(page);
    await page.clock.runFor(30_000);
    await expectShown(page, 0);
    await expect(carousel(page).getByRole("button", { name: /the slides/ })).toBeHidden();
    await carousel(page).getByRole("button", { name: "Next slide" }).click();
    await expectShown(page, 1);
  });
});

test("the navigation bar is transparent, its text white on dark rock in both themes", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    const bar = page.getByRole("banner");
    await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(bar).toHaveCSS("color", "oklch(0.955 0.006 88)");
    const [barBox, slideBox] = await Promise.all([bar.boundingBox(), slides(page).first().boundingBox()]);
    expect(slideBox?.y).toBe(barBox?.y);
    expect(slideBox?.height).toBeGreaterThan((barBox?.height ?? 0) * 3);
  }
});

test("what a plan costs is read on the second screen at the latest", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    const cost = page.getByRole("tabpanel").getByText(`$${plans[0]?.[monthly].price}`).first();
    const { y, height: size } = await boxOf(cost);
    expect(y + size, `at ${width} px`).toBeLessThanOrEqual(2 * height);
  }
});

test("what the company does has blocks with their ticked items", async ({ page }) => {
  await page.goto(address);
  const { title, blocks } = pricing.features;
  const about = page.getByRole("region", { name: title });
  await expect(about.getByRole("heading", { level: 3 })).toHaveText(blocks.map(({ title }) => title));
  const lists = about.getByRole("listitem").getByRole("list");
  await expect(lists).toHaveCount(blocks.length);
  for (const [index, { ticked }] of blocks.entries()) {
    await expect(lists.nth(index).getByRole("listitem")).toHaveText([...ticked]);
    await expect(lists.nth(index).locator("svg")).toHaveCount(ticked.length);
  }
});

test.describe("the plans", () => {
  test("are billed monthly at first; the tabs change to annual and back", async ({ page }) => {
    await page.goto(address);
    await expect(tab(page, monthly)).toHaveAttribute("aria-selected", "true");
    await expectPlans(page, monthly);
    await expect(panel(page, annual)).toBeHidden();
    await live(page);
    await tab(page, annual).click();
    await expectPlans(page, annual);
    await expect(panel(page, monthly)).toBeHidden();
  });

  test("are chosen by arrow keys, Home and End, and the panel comes next", async ({ page }) => {
    await page.goto(address);
    await live(page);
    await tab(page, monthly).focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, annual)).toBeFocused();
    await expect(tab(page, annual)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, monthly)).toBeFocused();
    await page.keyboard.press("End");
    await expect(tab(page, annual)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(tab(page, monthly)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page, monthly)).toBeFocused();
  });

  for (const [width, direction] of [
    [990, "vertical"],
    [992, "horizontal"],
  ] as const) {
    test(`have ${direction} tabs at ${width} px, with the arrow keys to match`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", direction);
      const [before, after] = [await boxOf(tab(page, monthly)), await boxOf(tab(page, annual))];
      if (direction === "vertical") expect(after.y).toBeGreaterThanOrEqual(before.y + before.height);
      else expect(after.x).toBeGreaterThanOrEqual(before.x + before.width);
      await live(page);
      await tab(page, monthly).press(direction === "vertical" ? "ArrowRight" : "ArrowDown");
      await expect(tab(page, monthly)).toHaveAttribute("aria-selected", "true");
      await tab(page, monthly).press(direction === "vertical" ? "ArrowDown" : "ArrowRight");
      await expect(tab(page, annual)).toHaveAttribute("aria-selected", "true");
    });
  }

  test("have a pill that moves under the tabs", async ({ page }) => {
    await page.goto(address);
    await live(page);
    const pill = page.getByRole("tab").locator("span");
    const before = await boxOf(pill);
    expect(before).toEqual(await boxOf(tab(page, monthly)));
    const started = await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>("[role=tab]")[1]?.click();
      const moving = document.querySelector("[role=tab] span");
      return { x: moving?.getBoundingClientRect().x, animations: moving?.getAnimations().length };
    });
    expect(started).toEqual({ x: before.x, animations: 1 });
    await expect.poll(() => boxOf(pill)).toEqual(await boxOf(tab(page, annual)));
  });

  test("have a pill that jumps for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    await live(page);
    const animations = await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>("[role=tab]")[1]?.click();
      return document.querySelector("[role=tab] span")?.getAnimations().length;
    });
    expect(animations).toBe(0);
  });

  test("are said to be samples before they come, and each of their buttons leads there", async ({ page }) => {
    await page.goto(address);
    const notice = page.getByText(pricing.sample.text);
    await expect(notice).toBeVisible();
    await expect(notice.getByRole("link")).toHaveAttribute("href", "/services#process");
    const prices = page.getByRole("region", { name: pricing.plans.title });
    await expect(prices.getByRole("link", { name: `Choose ${plans[0]?.name}` }).first()).toHaveAttribute(
      "href",
      `#${await notice.getAttribute("id")}`,
    );
  });
});

test("the lifetime membership has its price, its terms, its refund and its sample", async ({ page }) => {
  await page.goto(address);
  const { title, label, price, terms, refund, sample } = pricing.lifetime;
  const lifetime = page.getByRole("region", { name: title });
  for (const words of [label.what, price, terms, refund, sample]) await expect(lifetime).toContainText(words);
});

test("customers tell their stories in turn, with stars", async ({ page }) => {
  await page.goto(address);
  await live(page);
  const stories = page.getByRole("region", { name: pricing.stories.label });
  const [first = "", next = ""] = starsOfStories;
  const stars = (name: string) => stories.getByRole("img", { name, exact: true });
  await expect(stories.getByRole("group", { includeHidden: true })).toHaveCount(starsOfStories.length);
  await expect(stars(first)).toBeVisible();
  await stories.getByRole("button", { name: "Next slide" }).click();
  await expect(stars(next)).toBeVisible();
  await expect(stars(first)).toBeHidden();
});

test("the brands stand under their title", async ({ page }) => {
  await page.goto(address);
  const { title, label, names } = pricing.brands;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("list", { name: label }).getByRole("listitem")).toHaveText([...names]);
});

test("questions are asked, the first is open, and opening one closes the other", async ({ page }) => {
  await page.goto(address);
  const { title, modified, items } = pricing.questions;
  const [first = "", other = ""] = items.map(({ question }) => question);
  const asked = page.getByRole("region", { name: title });
  await expect(asked.locator("summary")).toHaveText(items.map(({ question }) => question));
  await expect(asked).toContainText(`${modified.label} ${modified.shown}`);
  await expect(asked.locator("details[open] summary")).toHaveText([first]);
  await asked.getByText(other).click();
  await expect(asked.locator("details[open] summary")).toHaveText([other]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide, both price lists and both stories can be read, one below the other", async ({
    page,
  }) => {
    await page.goto(address);
    let bottom = 0;
    for (const slide of await slides(page).all()) {
      await expect(slide.getByRole("listitem").first()).toBeVisible();
      const box = await boxOf(slide);
      expect(box.x).toBe(0);
      expect(box.y).toBeGreaterThanOrEqual(bottom);
      bottom = box.y + box.height;
    }
    for (const billing of billings) {
      await expect(page.getByText(billing, { exact: true }).and(page.locator("p"))).toBeVisible();
      await expectPlans(page, billing);
    }
    const stories = page.getByRole("region", { name: pricing.stories.label });
    for (const name of starsOfStories) {
      await expect(stories.getByRole("img", { name, exact: true })).toBeVisible();
    }
    for (const name of ["slide", ...billings, ...slideNames]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
    await expect(page.getByRole("tab")).toHaveCount(0);
  });

  test("on a phone no slide's words lie under its picture", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    for (const slide of await slides(page).all()) {
      const picture = await boxOf(slide.locator("img"));
      const words = await boxOf(slide.locator("h1, h2").first());
      expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });
});

function carousel(page: Page) {
  return page.getByRole("region", { name: pricing.carousel, exact: true });
}

function slides(page: Page) {
  return carousel(page).getByRole("group", { includeHidden: true });
}

async function expectShown(page: Page, index: number) {
  for (const [at, slide] of (await slides(page).all()).entries()) {
    if (at === index) await expect(slide).toHaveCSS("visibility", "visible");
    else await expect(slide).toHaveAttribute("inert");
  }
  await expect(slides(page).nth(index)).not.toHaveAttribute("inert");
}

/** React has come and the time is ours; the first slide's begins when the pointer leaves it. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).hover();
  await live(page);
  await page.clock.pauseAt(60_000);
  await leave(page);
}

async function leave(page: Page) {
  await page.getByRole("heading", { name: pricing.features.title }).hover();
}

async function expectTurning(page: Page) {
  await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "off");
}

async function expectWaiting(page: Page) {
  await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
}

/** What it gives lets React come. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/react-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function live(page: Page) {
  await expect(carousel(page)).toHaveAttribute("data-live", "true");
}

async function swipe(page: Page, distance: number) {
  const client = await page.context().newCDPSession(page);
  const [x, y] = [200, 500];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + distance * share, y }];
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

function tab(page: Page, name: string) {
  return page.getByRole("tab", { name, exact: true });
}

function panel(page: Page, name: Billing) {
  return page.getByRole("tabpanel", { includeHidden: true }).nth(billings.indexOf(name));
}

async function expectPlans(page: Page, billing: Billing) {
  const cards = panel(page, billing).locator("> ul > li");
  await expect(cards).toHaveCount(plans.length);
  for (const [index, plan] of plans.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(plan.name);
    const price = plan[billing].price.toLocaleString("en-AU");
    await expect(card).toContainText(`$${price}/mo per month`);
    await expect(card).toContainText(descriptionOf(plan, billing));
    await expect(card.getByRole("listitem")).toHaveText(
      specificationsOf(plan, billing).map(
        ({ label, includes }) => `${label}, ${includes ? "included" : "not included"}`,
      ),
    );
    await expect(card.getByRole("link", { name: `Choose ${plan.name}` })).toHaveAttribute("href", "#sample");
    await expect(card.locator("img")).toHaveAttribute("src", /^\/assets\/plan-core-/);
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}
