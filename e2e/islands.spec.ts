// R-PAGE-7
import type { Page, Route } from "@playwright/test";
import { contact } from "../content/pages/contact.ts";
import { plans as allPlans, billings, pricing } from "../content/pages/pricing.ts";
import { fill, open } from "./contact-form.ts";
import { expect, test } from "./site.ts";
import { arrived } from "./stored-enquiries.ts";

const stylesOfIslands = "**/assets/islands-*.css";

test.describe("a page with React", () => {
  test("requests none of its scripts until the visitor touches an island, and keeps what is typed and sent meanwhile", async ({
    page,
    site,
  }) => {
    const scripts = await islandScripts(page, "/contact");
    const calls: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && calls.push(new URL(request.url()).pathname),
    );
    await page.waitForLoadState("networkidle");
    expect(scripts.requested).toEqual([]);
    await fill(page, { name: "Ida Early", email: "ida@early.example", message: "A till that wakes up." });
    await expect.poll(() => scripts.requested.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: contact.send }).click();
    await page.getByRole("button", { name: contact.send }).click();
    scripts.deliver();
    await expect(page.getByRole("dialog", { name: contact.success.heading })).toBeVisible();
    await arrived(site, "Ida Early");
    expect(calls).toEqual(["/api/sendContactEmail"]);
  });

  test("presses a button again that was pressed before React came, and loads it for slides in sight", async ({
    page,
  }) => {
    const scripts = await islandScripts(page, "/pages/company/pricing");
    await expect.poll(() => scripts.requested.length).toBeGreaterThan(0);
    await page.getByRole("tab", { name: billings[1] }).click();
    scripts.deliver();
    await expect(page.getByRole("tab", { name: billings[1], selected: true })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  });

  test("shows the part of an island that the address names, on the first load too", async ({ page }) => {
    await page.goto("/pages/company/pricing");
    const panel = await page.getByRole("tab", { name: billings[1] }).getAttribute("aria-controls");
    await page.goto("about:blank");
    await page.goto(`/pages/company/pricing#${panel}`);
    await expect(page.getByRole("tab", { name: billings[1], selected: true })).toBeVisible();
  });

  for (const [name, arrives] of [
    ["Nell Never", (route: Route) => route.abort()],
    ["Lars Late", () => {}],
  ] as const)
    test(`posts a form as it does without React if its scripts never come: ${name}`, async ({
      page,
      site,
    }) => {
      await page.clock.install();
      await page.route("**/assets/react-*.js", arrives);
      await page.goto("/contact");
      await fill(page, { name, email: "till@never.example", message: "A till." });
      await page.getByRole("button", { name: contact.send }).click();
      await page.clock.runFor(4_000);
      await expect(page.getByRole("dialog", { name: contact.success.heading })).toBeVisible();
      await arrived(site, name);
    });

  test("requests its scripts again at the next touch if they could not be loaded", async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/assets/pricing.islands-*", (route) => route.abort());
    await page.goto("/pages/company/pricing");
    const failed = page.waitForEvent("pageerror");
    await page.getByRole("tab", { name: billings[1] }).click();
    await failed;
    await page.unrouteAll();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1_000);
    await page.getByRole("tab", { name: billings[1] }).click();
    await expect(page.getByRole("tab", { name: billings[1], selected: true })).toBeVisible();
  });

  test("hydrates its islands once the styles that only they use have loaded", async ({ page }) => {
    const steps: string[] = [];
    await page.route(stylesOfIslands, async (route) => {
      await page.waitForTimeout(1000);
      const isLive = await page.locator("form[novalidate]").count();
      steps.push(isLive ? "hydrated without styles" : "styles");
      await route.continue();
    });
    await open(page, "/contact");
    expect(steps).toEqual(["styles"]);
  });

  test("hydrates its islands without those styles if they can't be loaded", async ({ page }) => {
    await page.route(stylesOfIslands, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await open(page, "/contact");
    expect((await failed).resourceType()).toBe("stylesheet");
  });

  test("keeps the HTML of an island that fails, and hydrates the others", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    // Makes media queries for the width throw. Only the island with the pricing plans uses such queries.
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query.includes("width")) throw new Error("No windows here");
        return matchMedia.call(window, query);
      };
    });
    await page.goto("/pages/company/pricing");
    await expect.poll(() => errors).toEqual(["No windows here"]);
    const plans = page.getByRole("region", { name: pricing.plans.title });
    for (const { name } of allPlans) {
      await expect(plans.getByRole("link", { name: `Choose ${name}` }).first()).toBeVisible();
    }
    const slides = page.getByRole("region", { name: pricing.carousel });
    await slides.getByRole("button", { name: "Pause the slides" }).click();
    await expect(slides.getByRole("button", { name: "Play the slides" })).toBeVisible();
  });
});

/** Opens a page. Its islands' scripts are not delivered before `deliver` is called. */
async function islandScripts(page: Page, address: string) {
  const requested: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/{react,*islands}-*.js", async (route) => {
    requested.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await page.goto(address);
  return { requested, deliver: held.resolve };
}
