import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { picturesAddress } from "../contract/newsletter/issue-addresses.ts";
import { violationsOn } from "./axe.ts";
import { emptyClosedCode } from "./closed-code.ts";
import { hydrated } from "./hydrated-pages.ts";
import { expectSoundLayout } from "./layout.ts";
import { shiftOf, watchShifts } from "./layout-shifts.ts";
import { pages } from "./pages.ts";
import { untilLive } from "./showcase/showcase-page.ts";
import { expect, test } from "./site.ts";

// Five loads, and as many looks by axe, on a busy machine.
test.describe.configure({ timeout: 180_000 });

for (const address of pages) {
  // A new tab costs as much as four more loads in it: one serves all checks.
  test(`${address} is light, sound and complete, and axe finds nothing`, async ({ page, site, context }) => {
    const complaints = await watchComplaints(page);
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await delayFontsAndPictures(context);
    await watchShifts(page);

    await test.step("keeps to its budget and shifts nothing while it loads on a desktop", async () => {
      await page.setViewportSize({ width: 1440, height: 844 });
      const { script, text, pictures, requests } = await weigh(page, address);
      expect(await shiftOf(page)).toBeNull();
      expect(text, "HTML and CSS, brotli").toBeLessThanOrEqual(45 * 1024);
      expect(pictures, "pictures before scrolling, brotli").toBeLessThanOrEqual(60 * 1024);
      expect(script, "script, brotli").toBeLessThanOrEqual(scriptBudget(address) * 1024);
      if (!hydrated.includes(address)) expect(requests.slice(8), "requests beyond the eighth").toEqual([]);
    });

    await test.step("asks nobody else, sets no cookie, breaks no policy, logs no error, and is laid out soundly", async () => {
      await scrollThrough(page);
      expect([...origins]).toEqual([site.url.replace("localhost", new URL(site.url).hostname)]);
      expect(await context.cookies()).toEqual([]);
      expect(complaints).toEqual([]);
      await expectSoundLayout(page);
    });

    for (const width of phonesOf(address)) {
      await test.step(`shifts nothing while it loads at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address, { waitUntil: "networkidle" });
        if (hydrated.includes(address)) await untilLive(page);
        expect(await shiftOf(page)).toBeNull();
      });
    }

    await context.unrouteAll({ behavior: "wait" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await test.step("is complete in its HTML, fits its width, and axe finds nothing in both themes at each width", async () => {
      const delivered = await page.goto(address);
      expect(await wordsOn(page)).toBe(await wordsIn(page, (await delivered?.text()) ?? ""));
      if (hydrated.includes(address)) await untilLive(page);
      await emptyClosedCode(page);
      for (const { width, themes } of viewsOf(address)) {
        await page.setViewportSize({ width, height: 800 });
        expect(await tooWide(page)).toEqual([]);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          expect(await violationsOn(page, colorScheme), `${colorScheme}, ${width} px`).toEqual([]);
        }
      }
    });

    if (!hydrated.includes(address)) return;
    await test.step("axe finds nothing either while React has not come", async () => {
      await page.route(/\/react-[^/]+\.js$/, (route) => route.abort());
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      expect(await violationsOn(page, "light")).toEqual([]);
    });
  });
}

interface View {
  width: number;
  themes: readonly ("light" | "dark")[];
}

/**
 * The showcase's pages are alike: between a phone and a desktop nothing of theirs is laid out in a third way, and what a
 * phone alone shows has its colours in the dark on every page of the company's. A tablet has no colours of its own.
 */
function viewsOf(address: string): View[] {
  const desktop: View = { width: 1280, themes: ["light", "dark"] };
  if (isShowcase(address)) return [{ width: 320, themes: ["light"] }, desktop];
  return [{ width: 320, themes: ["light", "dark"] }, { width: 768, themes: ["light"] }, desktop];
}

/** The showcase's pages are alike on phones: one width stands for them, and those where nothing comes later move nothing. */
function phonesOf(address: string): number[] {
  if (!isShowcase(address)) return [320, 390];
  return hydrated.includes(address) ? [320] : [];
}

function isShowcase(address: string): boolean {
  return address.startsWith("/sections");
}

/** What its scripts, its policy and the browser complain of, as it comes. */
async function watchComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404 (Not Found)"))
      complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error("policy", violatedDirective, blockedURI);
    });
  });
  return complaints;
}

/** The page, and previews of the showcase, which scroll on their own. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[data-stage]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.parentElement?.id ?? "the page"),
  );
}

/** Without the site's own address, which only a script can know. */
function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const place of document.querySelectorAll("[data-origin]")) place.textContent = "…";
    return document.querySelector("main")?.textContent ?? "No main";
  });
}

/** As they are before any script has run. */
function wordsIn(page: Page, html: string): Promise<string> {
  return page.evaluate((html) => {
    const delivered = new DOMParser().parseFromString(html, "text/html");
    return delivered.querySelector("main")?.textContent ?? "No main in the HTML";
  }, html);
}

/** KiB. */
function scriptBudget(address: string): number {
  if (hydrated.includes(address)) return 120;
  return isShowcase(address) ? 4 : 2;
}

async function delayFontsAndPictures(context: BrowserContext) {
  await context.route(/\.(woff2|svg)$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
}

/** The requests for the first screen, and bytes over the wire before anybody scrolls by kind; scripts inside the HTML count as HTML and as script. */
async function weigh(page: Page, address: string) {
  const weights = { script: 0, text: 0, pictures: 0 };
  const requests: string[] = [];
  const kinds: Record<string, "script" | "text" | "pictures"> = {
    document: "text",
    stylesheet: "text",
    script: "script",
    image: "pictures",
  };
  const weighing: Promise<void>[] = [];
  const weighRequest = async (request: Request) => {
    const kind = kinds[request.resourceType()];
    requests.push(request.url());
    // `newsletter check` has a limit of its own for what an owner puts into an issue.
    if (kind && !new URL(request.url()).pathname.startsWith(`${picturesAddress}/`))
      weights[kind] += (await request.sizes()).responseBodySize;
  };
  const weighed = (request: Request) => weighing.push(weighRequest(request));
  page.on("requestfinished", weighed);
  await page.goto(address, { waitUntil: "networkidle" });
  if (hydrated.includes(address)) await untilLive(page);
  page.off("requestfinished", weighed);
  await Promise.all(weighing);
  // What tells search engines of a page is no script, and runs nowhere.
  const inline = await page.locator("script:not([src], [type='application/ld+json'])").allTextContents();
  weights.script += brotliCompressSync(inline.join("\n")).length;
  // A browser fetches these ahead, and lets all others go first.
  const lazy = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")].map(({ currentSrc }) => currentSrc),
  );
  return { ...weights, requests: requests.filter((address) => !lazy.includes(address)) };
}
