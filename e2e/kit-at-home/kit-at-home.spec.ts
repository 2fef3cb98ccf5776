import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { BrowserContext, Page, TestInfo } from "@playwright/test";
import { exampleAddress } from "../../app/showcase/addresses.ts";
import { examplePages } from "../../app/showcase/catalogue.ts";
import { componentsOf, filesBehind } from "../../app/showcase/registry/kit-sources.ts";
import { namespace } from "../../app/showcase/registry/namespace.ts";
import { registryItems } from "../../app/showcase/registry/registry.ts";
import { expect, test } from "../site.ts";
import {
  type ExampleFile,
  installPackages,
  nextProject,
  type Project,
  type Serving,
  viteProject,
} from "./projects.ts";

// The projects are made once, so one worker does it all.
test.describe.configure({ mode: "default", timeout: 120_000 });
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1280, height: 900 },
});

const makers = { Vite: viteProject, "Next.js": nextProject };
const projects = new Map<string, Project & Serving>();

const shown = examplePages.flatMap((page) =>
  page.examples.map(({ id }) => {
    const source = readFileSync(`app/showcase/examples/${page.name}/${id}.tsx`, "utf8");
    return { address: `${page.name}/${id}`, source, ours: exampleAddress(page, id) };
  }),
);
/** What no example shows: what a server renders alone, what is typed and chosen, and classes of Tailwind's. */
const more: ExampleFile[] = globSync("e2e/kit-at-home/more/*.tsx").map((path) => ({
  address: `${basename(dirname(path))}/${basename(path, ".tsx")}`,
  source: readFileSync(path, "utf8"),
}));
const items = registryItems().map(({ name }) => name);

test.beforeAll(async ({ site }) => {
  test.setTimeout(600_000);
  await installPackages();
  for (const [name, make] of Object.entries(makers)) {
    const project = await make(site.url, items, [...shown, ...more]);
    projects.set(name, { ...project, ...(await project.start()) });
  }
});

test.afterAll(() => {
  for (const project of projects.values()) project.stop();
});

test("every component of the kit is used by one of the pages", () => {
  const used = new Set<string>();
  const use = (component: string) => {
    if (used.has(component)) return;
    used.add(component);
    filesBehind(component).components.forEach(use);
  };
  for (const { source } of [...shown, ...more]) componentsOf(source).forEach(use);
  expect(items.filter((item) => !used.has(item) && !["kit", "tokens"].includes(item))).toEqual([]);
});

for (const name of Object.keys(makers)) {
  test.describe(`in a project of ${name}`, () => {
    test("it passes the strictest checks of types", () => {
      expect(projects.get(name)?.types).toBe("");
    });

    test("built, it looks as it does here in both themes", async ({ context, baseURL }, info) => {
      test.setTimeout(300_000);
      await sameFonts(context);
      for (const [index, { address, ours }] of oneForEachComponent().entries()) {
        const [here, there] = [await context.newPage(), await context.newPage()];
        await here.goto(baseURL + ours);
        await there.goto(`${urlOf(name)}/${address}`);
        await standAlike(here, there);
        for (const theme of themesFor(name, index)) {
          for (const page of [here, there])
            await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          await expectSame(here, there, { info, theme, name: address.replace("/", "-") });
        }
        await Promise.all([here.close(), there.close()]);
      }
    });

    test("what a server renders works by itself", async ({ page }) => {
      await expectToWork(page, urlOf(name));
    });

    test("it works where it is developed, too", async ({ page }) => {
      const development = await projectOf(name).develop();
      try {
        await expectToWork(page, development.url);
      } finally {
        development.stop();
      }
    });

    test("what is opened, typed and chosen works", async ({ page }) => {
      await page.goto(`${urlOf(name)}/more/fields`);
      await expect(async () => {
        await page.getByRole("button", { name: /calendar|date/i }).click();
        await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.getByRole("button", { name: /25 November|November 25/ }).click();
      await page.keyboard.press("Escape");
      await expect(page.getByLabel("Day of the bore")).toHaveValue("2026-11-25");
      await page.goto(`${urlOf(name)}/more/answer`);
      await expect(page.getByRole("dialog", { name: "It arrived" })).toBeVisible();
    });

    test("a footer's year follows the visitor's clock, where its page was made last year", async ({
      page,
    }) => {
      await page.clock.setFixedTime("2031-03-09T12:00:00");
      await page.goto(`${urlOf(name)}/footers/default`);
      await expect(page.getByText("2031")).toBeVisible();
    });
  });
}

test("in Next.js, classes that Tailwind makes win over the kit's styles", async ({ page }) => {
  await page.goto(`${urlOf("Next.js")}/more/utilities`);
  const [plain, classed] = [page.getByText("Plain"), page.getByText("Classed")];
  await expect(plain).not.toHaveCSS("padding", "0px");
  await expect(classed).toHaveCSS("padding", "0px");
  await expect(classed).toHaveCSS("background-color", "oklch(0.637 0.237 25.331)");
  await expect(page.locator("div:has(> p)").first()).toHaveCSS("gap", "32px");
});

test("the command shows, lists and finds what there is", async () => {
  const { shadcn } = projectOf("Vite");
  const [shows, lists, finds] = [
    await shadcn("view", `${namespace}/badge`),
    await shadcn("list", namespace),
    await shadcn("search", namespace, "--query", "badge"),
  ];
  expect(JSON.parse(shows)).toMatchObject([{ name: "badge" }]);
  for (const item of items) expect(lists).toContain(`"${item}"`);
  expect(finds).toContain('"badge"');
});

/** What a server renders alone, in the browser. */
async function expectToWork(page: Page, url: string) {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await page.goto(`${url}/more/server`);
  const password = page.getByLabel("Password", { exact: true });
  await expect(async () => {
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text", { timeout: 100 });
  }).toPass();
  await page.getByRole("button", { name: "Ask for a drill" }).click();
  await expect(page.getByRole("dialog", { name: "A drill" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(failures).toEqual([]);
}

/** Both where it is quick; in Next.js, whose build is the second of the kind, they take turns. */
function themesFor(name: string, index: number): readonly ("light" | "dark")[] {
  if (name === "Vite") return ["light", "dark"];
  return index % 2 === 0 ? ["light"] : ["dark"];
}

function urlOf(name: string): string {
  return projectOf(name).url;
}

function projectOf(name: string) {
  const project = projects.get(name);
  if (!project) throw new Error(`${name} was not made.`);
  return project;
}

/** Few examples that show every component that any example shows. */
function oneForEachComponent() {
  const seen = new Set<string>();
  const most = shown.toSorted((a, b) => componentsOf(b.source).length - componentsOf(a.source).length);
  return most.filter(({ source }) => {
    const fresh = componentsOf(source).filter((component) => !seen.has(component));
    for (const component of fresh) seen.add(component);
    return fresh.length > 0;
  });
}

/** The kit leaves fonts to each project: these have none of ours. */
async function sameFonts(context: BrowserContext) {
  await context.route(/\.woff2/, (route) => route.abort());
  await context.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent =
      ":root, [data-theme] { --kit-font-text: sans-serif !important; --kit-font-display: sans-serif !important; --kit-font-mono: monospace !important }";
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
}

interface Comparison {
  info: TestInfo;
  theme: "light" | "dark";
  /** Of the pictures. */
  name: string;
}

/** Both in a corner of their windows, as wide as here: pixels fall alike. */
async function standAlike(here: Page, there: Page) {
  const preview = here.locator("[data-stage]");
  const look = await preview.evaluate((stage) => {
    document.body.replaceChildren(stage);
    const { padding } = getComputedStyle(stage);
    return { padding, width: `${stage.getBoundingClientRect().width}px` };
  });
  const stage = there.locator(".stage");
  await expect(stage).not.toBeEmpty();
  const corner = { position: "absolute", inset: "0 auto auto 0", zIndex: "99", overflow: "visible" };
  const box = { boxSizing: "border-box", containerType: "inline-size", maxWidth: "none", resize: "none" };
  for (const each of [preview, stage]) {
    await each.evaluate((element, style) => Object.assign((element as HTMLElement).style, style), {
      ...look,
      ...corner,
      ...box,
    });
  }
}

async function expectSame(here: Page, there: Page, { info, theme, name }: Comparison) {
  const [preview, stage] = [here.locator("[data-stage]"), there.locator(".stage")];
  await there.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
  const ours = await preview.screenshot({ animations: "disabled" });
  // The usual case, at once: comparing picture by picture takes several of each.
  if (ours.equals(await stage.screenshot({ animations: "disabled" }))) return;
  const picture = `${name}-${theme}.png`;
  const path = info.snapshotPath(picture);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, ours);
  // What turns is a layer of its own, whose letters are smoothed otherwise from time to time.
  const maxDiffPixels = name === "features-turning-card" ? 2_000 : 40;
  await expect.soft(stage).toHaveScreenshot(picture, { maxDiffPixels, animations: "disabled" });
}
