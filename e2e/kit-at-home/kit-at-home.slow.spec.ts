// R-DEV-1 to R-DEV-3
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, dirname, join } from "node:path";
import type { BrowserContext, Locator, Page, TestInfo } from "@playwright/test";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { exampleAddress } from "../../showcase/addresses.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import { namespace } from "../../showcase/namespace.ts";
import { ownPages } from "../../vite/kit/docs-of.ts";
import { componentsOf, dependenciesOf } from "../../vite/kit/kit-sources.ts";
import { registryItems } from "../../vite/kit/registry-items.ts";
import { waitForHydration } from "../showcase/showcase-page.ts";
import { expect, test } from "../site.ts";
import {
  type ExampleFile,
  frameworks,
  installPackages,
  makeProject,
  type Project,
  shadcn,
} from "./projects.ts";

// The projects are created once, so a single worker runs all tests.
test.describe.configure({ mode: "default", timeout: 120_000 });
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1280, height: 900 },
});

const names = Object.keys(frameworks);
const projects = new Map<string, Project>();

const shown = catalogue.flatMap(examplesOf);
/** The examples of components without a catalogue page. They are not compared: some contain elements without styles. */
const own = ownPages.flatMap(examplesOf);
/** Further pages: components without an example, and a server component. */
const more: ExampleFile[] = globSync("e2e/kit-at-home/more/*.tsx").map((path) => ({
  address: `${basename(dirname(path))}/${basename(path, ".tsx")}`,
  source: readFileSync(path, "utf8"),
}));
const items = registryItems().map(({ name }) => name);

test.beforeAll(async ({ site }) => {
  test.setTimeout(600_000);
  await installPackages();
  const registry = await registryOf(site.url);
  const kit = { registry, items, examples: [...shown, ...own, ...more] };
  for (const [name, framework] of Object.entries(frameworks))
    projects.set(name, await makeProject(framework, kit));
});

test.afterAll(() => {
  for (const project of projects.values()) project.stop();
});

test("the test pages use every component of the kit", () => {
  const used = new Set<string>();
  const use = (component: string) => {
    if (used.has(component)) return;
    used.add(component);
    dependenciesOf(component).components.forEach(use);
  };
  for (const { source } of [...shown, ...own, ...more]) componentsOf(source).forEach(use);
  expect(items.filter((item) => !used.has(item) && !["kit", "tokens"].includes(item))).toEqual([]);
});

for (const name of names) {
  test.describe(`in a ${name} project`, () => {
    test("the strictest type checks pass", () => {
      expect(projects.get(name)?.types).toBe("");
    });

    test("components that a server component renders are interactive", async ({ page }) => {
      const failures: string[] = [];
      page.on("pageerror", ({ message }) => failures.push(message));
      await page.goto(`${urlOf(name)}/more/server`);
      const password = page.getByLabel("Password", { exact: true });
      await untilHydrated(page.getByRole("button", { name: "Show password" }));
      await page.getByRole("button", { name: "Show password" }).click();
      await expect(password).toHaveAttribute("type", "text");
      await page.getByRole("button", { name: "Ask for a drill" }).click();
      await expect(page.getByRole("dialog", { name: "A drill" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      expect(failures).toEqual([]);
    });

    test("a day can be picked in a calendar, and a response dialog is shown", async ({ page }) => {
      await page.goto(`${urlOf(name)}/more/fields`);
      await untilHydrated(page.getByRole("button", { name: /calendar|date/i }));
      await page.getByRole("button", { name: /calendar|date/i }).click();
      await page.getByRole("button", { name: /25 November|November 25/ }).click();
      await page.keyboard.press("Escape");
      await expect(page.getByLabel("Day of the bore")).toHaveValue("2026-11-25");
      await page.goto(`${urlOf(name)}/more/answer`);
      await expect(page.getByRole("dialog", { name: "It arrived" })).toBeVisible();
    });

    test("a footer shows the year of the visitor's clock on a page that was built last year", async ({
      page,
    }) => {
      await page.clock.setFixedTime("2031-03-09T12:00:00");
      await page.goto(`${urlOf(name)}/footers/default`);
      await expect(page.getByText("2031")).toBeVisible();
    });
  });
}

test("in each project's build, examples look the same as on this site, in both themes", async ({
  context,
  baseURL,
}, info) => {
  test.setTimeout(600_000);
  await compare({ context, baseURL, info });
});

test("the shadcn command searches the registry, shows an item, and diffs a changed one", async () => {
  const { home } = projectOf("Vite");
  expect(await shadcn(home, "search", namespace, "--query", "date picker")).toContain("date-picker");
  expect(await shadcn(home, "list", namespace)).toContain("accordion");
  expect(await shadcn(home, "view", `${namespace}/button`)).toContain("button.module.css");
  await appendFile(join(home, "src/components/stackhouse/button.tsx"), "// Ours.\n");
  expect(await shadcn(home, "add", `${namespace}/button`, "--diff")).toContain("// Ours.");
});

test("in Next.js with Tailwind, utility classes override the kit's styles", async ({ page }) => {
  await page.goto(`${urlOf("Next.js")}/buttons/sizes`);
  const button = page.getByRole("button").first();
  const style = (property: string) =>
    button.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style("padding-left")).not.toBe("0px");
  // The rule that Tailwind generates for the class `p-0`.
  await page.addStyleTag({ content: "@layer utilities { .p-0 { padding: 0 } }" });
  await button.evaluate((element) => element.classList.add("p-0"));
  expect(await style("padding-left")).toBe("0px");
});

function examplesOf(page: ExamplePage) {
  return page.examples.map(({ id }) => {
    const source = readFileSync(`showcase/examples/${page.name}/${id}.tsx`, "utf8");
    return { address: `${page.name}/${id}`, source, ours: exampleAddress(page, id) };
  });
}

/** Waits until React has rendered or hydrated an element. React marks such elements with a key. */
async function untilHydrated(place: Locator) {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  await expect.poll(() => place.evaluate(isHydrated)).toBe(true);
}

/** Serves the site's registry with the addresses that it has on a site whose SITE_URL is its own. Returns the origin. */
async function registryOf(site: string): Promise<string> {
  const built = readFileSync("build/site-url", "utf8");
  const server = createServer(async (request, response) => {
    const answer = await (await fetch(site + request.url)).text();
    response.end(answer.replaceAll(built, `http://${request.headers.host}`));
  });
  await once(server.listen(0, "127.0.0.1").unref(), "listening");
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

function urlOf(name: string): string {
  return projectOf(name).url;
}

function projectOf(name: string) {
  const project = projects.get(name);
  if (!project) throw new Error(`${name} was not made.`);
  return project;
}

interface Ours {
  context: BrowserContext;
  baseURL: string | undefined;
  info: TestInfo;
}

/** Compares previews on this site with the same examples in each project, in both themes. */
async function compare({ context, baseURL, info }: Ours) {
  await sameFonts(context);
  const here = await context.newPage();
  const homes = await Promise.all(
    [...projects].map(async ([name, { url }]) => ({ name, url, there: await context.newPage() })),
  );
  for (const { address, ours } of oneForEachComponent()) {
    await here.goto(baseURL + ours);
    if ((await here.locator("[data-island]").count()) > 0) await waitForHydration(here);
    const look = await standAlone(here);
    for (const { url, there } of homes) {
      await there.goto(`${url}/${address}`, { waitUntil: "networkidle" });
      await standAlike(there, look);
    }
    for (const theme of ["light", "dark"] as const) {
      await here.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const picture = await here.locator("[data-stage]").screenshot({ animations: "disabled" });
      for (const { name, there } of homes)
        await expectSame(there, picture, { info, theme, address, project: name });
    }
  }
}

/** A small set of examples that together show every component that has an example. */
function oneForEachComponent() {
  const seen = new Set<string>();
  const most = shown.toSorted((a, b) => componentsOf(b.source).length - componentsOf(a.source).length);
  return most.filter(({ source }) => {
    const fresh = componentsOf(source).filter((component) => !seen.has(component));
    for (const component of fresh) seen.add(component);
    return fresh.length > 0;
  });
}

/** Sets generic fonts everywhere, because the kit comes without fonts and each project has its own. */
async function sameFonts(context: BrowserContext) {
  await context.route(/\.woff2/, (route) => route.abort());
  await context.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent =
      ":root, [data-theme] { --kit-font-text: sans-serif !important; --kit-font-display: sans-serif !important; --kit-font-mono: monospace !important }";
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
}

/** Styles that put the preview in a corner of the viewport, so that it has the same subpixel position everywhere. */
const corner = {
  position: "absolute",
  inset: "0 auto auto 0",
  zIndex: "99",
  overflow: "visible",
  boxSizing: "border-box",
  containerType: "inline-size",
  maxWidth: "none",
  resize: "none",
};

type Look = Record<"padding" | "width", string>;

/** Removes everything but the preview, and returns the preview's padding and width. */
function standAlone(here: Page): Promise<Look> {
  return here.locator("[data-stage]").evaluate((stage, corner) => {
    // `moveBefore` preserves state. Removing and reinserting the preview would close an open popover.
    document.body.moveBefore(stage, document.body.firstChild);
    for (const other of [...document.body.children]) if (other !== stage) other.remove();
    const { padding } = getComputedStyle(stage);
    const look = { padding, width: `${stage.getBoundingClientRect().width}px` };
    Object.assign((stage as HTMLElement).style, look, corner);
    return look;
  }, corner);
}

async function standAlike(there: Page, look: Look) {
  const stage = there.locator(".stage");
  await expect(stage.locator("> *").first()).toBeAttached();
  await stage.evaluate((element, style) => Object.assign((element as HTMLElement).style, style), {
    ...look,
    ...corner,
  });
}

interface Comparison {
  info: TestInfo;
  theme: "light" | "dark";
  address: string;
  project: string;
}

async function expectSame(
  there: Page,
  ours: Buffer,
  { info, theme, address, project }: Comparison,
): Promise<void> {
  const stage = there.locator(".stage");
  await there.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await there.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
  // A shortcut, because `toHaveScreenshot` takes several screenshots for each comparison.
  if (ours.equals(await stage.screenshot({ animations: "disabled" }))) return;
  const picture = `${project}-${address.replace("/", "-")}-${theme}.png`;
  const path = info.snapshotPath(picture);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, ours);
  // Rotated text is sometimes antialiased differently, because its element is a compositing layer of its own.
  const maxDiffPixels = address === "features/turning-card" ? 2_000 : 40;
  await expect.soft(stage).toHaveScreenshot(picture, { maxDiffPixels, animations: "disabled" });
}
