import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const address = "/pages/company/pricing";
const slideNames = ["Pricing Plans", "Our Team", "Office Places"];

test.describe("the header carousel", () => {
  test("has three slides in their order, with three info cards each", async ({ page }) => {
    await page.goto(address);
    await expect(slides(page)).toHaveCount(3);
    for (const [index, name] of slideNames.entries()) {
      const slide = slides(page).nth(index);
      await expect(slide).toHaveAttribute("aria-label", `${index + 1} of 3: ${name}`);
      await expect(slide.getByRole("listitem", { includeHidden: true })).toHaveCount(3);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pricing Plans");
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`shows no other slide for a moment while React takes over (${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const look = () => {
          const second = document.querySelectorAll("[aria-label=Company] [role=group]")[1];
          if (second?.getBoundingClientRect().x === 0 && getComputedStyle(second).opacity !== "0")
            document.documentElement.dataset.flashed = "true";
          requestAnimationFrame(look);
        };
        look();
      });
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
    await carousel(page).getByRole("button", { name: "Our Team" }).click();
    await expectShown(page, 1);
    await expect(carousel(page).getByRole("button", { name: "Our Team" })).toHaveAttribute(
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
    expect(slideBox?.y).toBe(0);
    expect(slideBox?.height).toBeGreaterThan((barBox?.height ?? 0) * 3);
  }
});

test("'Read More About Us' has six blocks with two ticked items each", async ({ page }) => {
  await page.goto(address);
  const about = page.getByRole("region", { name: "Read More About Us" });
  await expect(about.getByRole("heading", { level: 3 })).toHaveCount(6);
  const lists = about.getByRole("listitem").getByRole("list");
  await expect(lists).toHaveCount(6);
  for (const list of await lists.all()) {
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.locator("svg")).toHaveCount(2);
  }
});

const yes = "included";
const no = "not included";
const plans = {
  Monthly: [
    ["Starter", "$59", "2 team members", "20GB cloud storage", yes, no, no, no],
    ["Premium", "$89", "10 team members", "40GB cloud storage", yes, yes, no, no],
    ["Enterprise", "$99", "Unlimited team members", "100GB cloud storage", yes, yes, yes, yes],
  ],
  Annual: [
    ["Starter", "$119", "2 team members", "20GB cloud storage", no, no, no, no],
    ["Premium", "$159", "10 team members", "40GB cloud storage", yes, yes, no, no],
    ["Enterprise", "$399", "Unlimited team members", "100GB cloud storage", yes, yes, yes, yes],
  ],
} as const;

test.describe("the plans", () => {
  test("are billed monthly at first; the tabs change to annual and back", async ({ page }) => {
    await page.goto(address);
    await expect(tab(page, "Monthly")).toHaveAttribute("aria-selected", "true");
    await expectPlans(page, "Monthly");
    await expect(panel(page, "Annual")).toBeHidden();
    await live(page);
    await tab(page, "Annual").click();
    await expectPlans(page, "Annual");
    await expect(panel(page, "Monthly")).toBeHidden();
  });

  test("are chosen by arrow keys, Home and End, and the panel comes next", async ({ page }) => {
    await page.goto(address);
    await live(page);
    await tab(page, "Monthly").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Annual")).toBeFocused();
    await expect(tab(page, "Annual")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Monthly")).toBeFocused();
    await page.keyboard.press("End");
    await expect(tab(page, "Annual")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(tab(page, "Monthly")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page, "Monthly")).toBeFocused();
  });

  for (const [width, direction] of [
    [990, "vertical"],
    [992, "horizontal"],
  ] as const) {
    test(`have ${direction} tabs at ${width} px, with the arrow keys to match`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", direction);
      const [monthly, annual] = [await boxOf(tab(page, "Monthly")), await boxOf(tab(page, "Annual"))];
      if (direction === "vertical") expect(annual.y).toBeGreaterThanOrEqual(monthly.y + monthly.height);
      else expect(annual.x).toBeGreaterThanOrEqual(monthly.x + monthly.width);
      await live(page);
      await tab(page, "Monthly").press(direction === "vertical" ? "ArrowRight" : "ArrowDown");
      await expect(tab(page, "Monthly")).toHaveAttribute("aria-selected", "true");
      await tab(page, "Monthly").press(direction === "vertical" ? "ArrowDown" : "ArrowRight");
      await expect(tab(page, "Annual")).toHaveAttribute("aria-selected", "true");
    });
  }

  test("have a pill that moves under the tabs", async ({ page }) => {
    await page.goto(address);
    await live(page);
    const pill = page.getByRole("tab").locator("span");
    const before = await boxOf(pill);
    expect(before).toEqual(await boxOf(tab(page, "Monthly")));
    const started = await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>("[role=tab]")[1]?.click();
      const moving = document.querySelector("[role=tab] span");
      return { x: moving?.getBoundingClientRect().x, animations: moving?.getAnimations().length };
    });
    expect(started).toEqual({ x: before.x, animations: 1 });
    await expect.poll(() => boxOf(pill)).toEqual(await boxOf(tab(page, "Annual")));
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

  test("are said to be samples once, where the prices stand", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("region", { name: "How deep shall we drill?" })).toContainText(
      "A demo page of this site’s template",
    );
    await expect(page.getByText(/demo page/i)).toHaveCount(1);
  });
});

test("the lifetime membership is $399 one-off, with its refund and its sample", async ({ page }) => {
  await page.goto(address);
  const lifetime = page.getByRole("region", { name: "Pay once and keep the key" });
  for (const words of ["lifetime membership", "$399", "one-off", "30-day full refund", "free 20MB sample"]) {
    await expect(lifetime).toContainText(words);
  }
});

test("two customers tell their stories in turn, with stars", async ({ page }) => {
  await page.goto(address);
  await live(page);
  const stories = page.getByRole("region", { name: "Customer stories" });
  await expect(stories.getByRole("group", { includeHidden: true })).toHaveCount(2);
  await expect(stories.getByRole("img", { name: "5 of 5 stars", exact: true })).toBeVisible();
  await stories.getByRole("button", { name: "Next slide" }).click();
  await expect(stories.getByRole("img", { name: "4.5 of 5 stars" })).toBeVisible();
  await expect(stories.getByRole("img", { name: "5 of 5 stars", exact: true })).toBeHidden();
});

test("the brands stand under the words of the template", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "More than 50+ brands trust Material" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Some of the brands" }).getByRole("listitem")).toHaveCount(6);
});

test("five questions are asked, the first is open, and opening one closes the other", async ({ page }) => {
  await page.goto(address);
  const asked = page.getByRole("region", { name: "Asked before" });
  await expect(asked.locator("summary")).toHaveText([
    "How do I order?",
    "How can I make the payment?",
    "How much time does it take to receive the order?",
    "Can I resell the products?",
    "Where do I find the shipping details?",
  ]);
  await expect(asked).toContainText("Last modified Sept 07 2021");
  await expect(asked.locator("details[open] summary")).toHaveText(["How do I order?"]);
  await asked.getByText("Can I resell the products?").click();
  await expect(asked.locator("details[open] summary")).toHaveText(["Can I resell the products?"]);
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
    for (const billing of ["Monthly", "Annual"] as const) {
      await expect(page.getByText(billing, { exact: true }).and(page.locator("p"))).toBeVisible();
      await expectPlans(page, billing);
    }
    const stories = page.getByRole("region", { name: "Customer stories" });
    await expect(stories.getByRole("img", { name: "4.5 of 5 stars" })).toBeVisible();
    await expect(page.getByRole("button", { name: /slide|Monthly|Pricing Plans/ })).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });

  test("on a phone no slide's words lie under its picture", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    for (const slide of await slides(page).all()) {
      const picture = await boxOf(slide.locator("img"));
      const words = await boxOf(slide.locator(".depth"));
      expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });
});

function carousel(page: Page) {
  return page.getByRole("region", { name: "Company", exact: true });
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
  await page.getByRole("heading", { name: "Read More About Us" }).hover();
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

function panel(page: Page, name: "Monthly" | "Annual") {
  return page.getByRole("tabpanel", { includeHidden: true }).nth(name === "Monthly" ? 0 : 1);
}

async function expectPlans(page: Page, billing: keyof typeof plans) {
  const cards = panel(page, billing).locator("> ul > li");
  await expect(cards).toHaveCount(3);
  for (const [index, [name, price, members, storage, ...extras]] of plans[billing].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(card).toContainText(`${price}/mo per month`);
    await expect(card.getByRole("listitem")).toHaveText([
      `${members}, ${yes}`,
      `${storage}, ${yes}`,
      `Integration help, ${extras[0]}`,
      `Sketch files, ${extras[1]}`,
      `API access, ${extras[2]}`,
      `Complete documentation, ${extras[3]}`,
    ]);
    await expect(card.getByRole("link", { name: `Choose ${name}` })).toHaveAttribute("href", "/contact");
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}
