import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { rental } from "../content/pages/rental.ts";
import { templateAddresses } from "../contract/demo-addresses.ts";
import { picturesAddress } from "../contract/newsletter/issue-addresses.ts";
import { paleCode, violationsOn } from "./axe.ts";
import { buttonFaults } from "./button-faults.ts";
import { emptyClosedCode } from "./closed-code.ts";
import { crampedTargets } from "./cramped-targets.ts";
import { hiddenColours } from "./hidden-colours.ts";
import { hydrated } from "./hydrated-pages.ts";
import {
  cutWhileStuck,
  expectSoundText,
  expectSoundTurned,
  smallTargets,
  swallowsPresses,
  zoomedFields,
} from "./layout.ts";
import { shiftOf, watchShifts } from "./layout-shifts.ts";
import { isShowcase } from "./pages.ts";
import { waitForHydration } from "./showcase/showcase-page.ts";
import { expect as firmly, test } from "./site.ts";
import { poorTabStops, unseenStops } from "./tab-stops.ts";

/** Soft, so that one failed check does not hide the results of the others. */
const expect = firmly.configure({ soft: true });

/** The buttons that do nothing, by page. */
const withoutAction: Readonly<Record<string, string[]>> = {
  [templateAddresses.rental]: [rental.search.action],
};

/** Checks a page twice: wide in the light theme, and narrow in the dark theme. */
export function sweepPage(address: string) {
  test(`${address} is small, has all text in its HTML and a sound layout, and axe finds no violations`, async ({
    page,
    site,
    context,
  }) => {
    const { complaints, requests } = await watchPage(page);
    await watchShifts(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    let untouched: string[] = [];
    const html = await open(page, address, () => (untouched = [...requests]));

    await test.step("makes no external request, sets no cookie, logs no error or violation, shifts nothing", async () => {
      expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await shiftOf(page)).toBeNull();
    });

    await test.step("stays within its budget", async () => {
      const first = await requestedByPage(page, [...requests]);
      const weights = await bytesOf(page, first);
      expect(weights.text, "HTML and CSS, brotli").toBeLessThanOrEqual(45 * 1024);
      expect(weights.picture, "pictures before scrolling, brotli").toBeLessThanOrEqual(60 * 1024);
      expect(weights.script, "script, brotli").toBeLessThanOrEqual(scriptBudget(address) * 1024);
      const beforeTouch = await requestedByPage(page, untouched);
      if (hydrated.includes(address)) expect(beforeTouch.slice(14), "beyond the fourteenth").toEqual([]);
      else expect(first.slice(8), "requests beyond the eighth").toEqual([]);
    });

    await test.step("in a low window, what sticks to its top can be seen whole", async () => {
      await page.setViewportSize({ width: 1440, height: 600 });
      expect(await cutWhileStuck(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step("has all text in its HTML", async () => {
      expect(await wordsOn(page)).toBe(await wordsIn(page, html));
      // A decoration that is inert is hidden from screen readers too.
      const inert = html.match(/<[^>]* inert=""(?! aria-hidden="true")[^>]*>/g) ?? [];
      expect(inert, "out of reach without JavaScript").toEqual([]);
    });

    await test.step("has a sound layout, and axe finds no violations", async () => {
      await emptyClosedCode(page);
      await expectSoundText(page);
      expect(await poorTabStops(page), "tab stops without a role or a name").toEqual([]);
      expect(await violationsOn(page, "light")).toEqual([]);
    });

    await test.step("a link to a part of the page shows it with space above it, not under a sticky bar", async () => {
      expect(await crampedTargets(page)).toEqual([]);
    });

    await test.step("every button answers, and nothing moves with reduced motion", async () => {
      expect(await buttonFaults(page)).toEqual(withoutAction[address] ?? []);
    });

    await test.step("what has the focus has a ring and is not covered, and nothing clear takes presses", async () => {
      expect(await unseenStops(page)).toEqual([]);
      expect(await swallowsPresses(page)).toEqual([]);
    });

    await test.step("has enough contrast in both themes, even in what is hidden at first", async () => {
      expect(await hiddenColours(page)).toEqual([]);
    });

    await test.step("is as sound on the narrowest phone, in the dark theme and from right to left", async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await open(page, address);
      expect(await shiftOf(page)).toBeNull();
      await emptyClosedCode(page);
      expect(await smallTargets(page), "WCAG 2.2, 2.5.8").toEqual([]);
      expect(await zoomedFields(page), "a phone zooms into them").toEqual([]);
      expect(await poorTabStops(page), "tab stops without a role or a name").toEqual([]);
      await expectSoundText(page);
      expect(await violationsOn(page, "dark")).toEqual([]);
      await expectSoundTurned(page);
    });

    await test.step("is printed in the light theme and legibly, even if the visitor chose the dark one, with what is folded", async () => {
      await page.evaluate(() => {
        document.documentElement.dataset.theme = "dark";
      });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      const folded = page.locator(
        "main :is(details:not([open], nav *) > :not(summary), [role=tabpanel]:not([data-frame] > *))",
      );
      const unprinted = (all: Element[]) =>
        all.filter((one) => !one.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 200));
      expect(await folded.evaluateAll(unprinted)).toEqual([]);
      expect(await paleCode(page), "code on paper").toEqual([]);
    });
  });
}

/** Collects all requests, and errors from scripts, the Content-Security-Policy and the console. */
export async function watchPage(page: Page) {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404 (Not Found)"))
      complaints.push(message.text());
  });
  page.on("request", (request: Request) => requests.push(request.url()));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error("policy", violatedDirective, blockedURI);
    });
  });
  return { complaints, requests };
}

/** Opens a page, waits for hydration, and returns the HTML as delivered. Calls `loaded` before it touches an island. */
async function open(page: Page, address: string, loaded = () => {}): Promise<string> {
  const delivered = await page.goto(address);
  loaded();
  if (hydrated.includes(address)) await expect(waitForHydration(page), "hydration").resolves.toBeUndefined();
  return (await delivered?.text()) ?? "";
}

/**
 * Leaves out what the browser requests by its own choice: icons, the manifest, well-known files, and lazy pictures,
 * which some browsers prefetch at low priority. A lazy picture has several files. All of them are left out, because it
 * is not known which one the browser chooses.
 */
async function requestedByPage(page: Page, requests: readonly string[]): Promise<string[]> {
  const chosen = await page.evaluate(() => {
    const pictures = document.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
      "img[loading=lazy], picture:has(img[loading=lazy]) source",
    );
    const icons = document.querySelectorAll<HTMLLinkElement>(
      "link[rel~=icon], link[rel$=-icon], link[rel=manifest]",
    );
    const files = [...pictures].flatMap(({ src, srcset }) => [src, ...srcset.split(/\s*,\s*/)]);
    return [...files, ...Array.from(icons, ({ href }) => href), "/favicon.ico"]
      .filter((file) => file !== "")
      .map((file) => new URL(file.split(" ")[0] ?? file, location.href).href);
  });
  return requests.filter(
    (url) => !chosen.includes(url) && !new URL(url).pathname.startsWith("/.well-known/"),
  );
}

/**
 * Returns the transferred bytes by kind, computed from the built files. Inline scripts count both as text and as
 * script.
 */
async function bytesOf(page: Page, requests: readonly string[]) {
  const weights = { script: 0, text: 0, picture: 0 };
  for (const url of new Set(requests)) {
    const { pathname } = new URL(url);
    const kind = kindOf(pathname);
    // Leaves out the pictures of a newsletter issue, because `newsletter check` limits them separately.
    if (kind && !pathname.startsWith(`${picturesAddress}/`)) weights[kind] += sizeOf(pathname);
  }
  // Leaves out structured data for search engines, which is not executed.
  const inline = await page.locator("script:not([src], [type='application/ld+json'])").allTextContents();
  weights.script += brotliCompressSync(inline.join("\n")).length;
  return weights;
}

function kindOf(pathname: string): "script" | "text" | "picture" | undefined {
  if (pathname.endsWith(".js")) return "script";
  if (pathname.endsWith(".css") || !/\.\w+$/.test(pathname)) return "text";
  if (/\.(svg|png|jpe?g|webp|avif)$/.test(pathname)) return "picture";
}

/** Many pages request the same scripts. */
const scripts = new Map<string, number>();

/** The size of a file as the server of this build sends it, or of a script as that of a release does. */
function sizeOf(pathname: string): number {
  const file = `build/client${pathname}${/\.\w+$/.test(pathname) ? "" : "/index.html"}`;
  if (file.endsWith(".js"))
    return scripts.getOrInsertComputed(file, () => brotliCompressSync(readFileSync(file)).length);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The script budget of a page, in KiB. */
function scriptBudget(address: string): number {
  if (hydrated.includes(address)) return 120;
  return isShowcase(address) ? 4 : 2;
}

function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("main")?.textContent ?? "No main");
}

/** Returns the text of `main` in the delivered HTML, before any script runs. */
function wordsIn(page: Page, html: string): Promise<string> {
  return page.evaluate((html) => {
    const delivered = new DOMParser().parseFromString(html, "text/html");
    return delivered.querySelector("main")?.textContent ?? "No main in the HTML";
  }, html);
}
