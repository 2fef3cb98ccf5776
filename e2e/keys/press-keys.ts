import type { KeyRow, Press } from "../../kit/component-docs.ts";
import { exampleAddress } from "../../showcase/addresses.ts";
import { docsOf, examplePages } from "../../vite/kit/docs-of.ts";
import { components } from "../../vite/kit/kit-sources.ts";
import type { Tab } from "../other-browsers/tab.ts";
import { islandsAreHydrated } from "./hydrated-islands.ts";

export const directions = { ltr: "left to right", rtl: "right to left" } as const;

export type Direction = keyof typeof directions;

/**
 * Returns the components with the titles of their tests. In right-to-left documents, only components that handle the
 * left and right arrow keys are tested again.
 */
export function pressedFrom(direction: Direction): { component: string; title: string }[] {
  return components.flatMap((component) => {
    const { keys: rows = [] } = docsOf(component);
    if (rows.length === 0 || (direction === "rtl" && !rows.some(takesSideways))) return [];
    return { component, title: `${component}: ${rows.map(({ keys }) => keys.join(" ")).join(" · ")}` };
  });
}

function takesSideways({ presses }: KeyRow): boolean {
  return presses.some(({ keys }) => keys.some((key) => key === "ArrowLeft" || key === "ArrowRight"));
}

/**
 * Presses every key in a component's keyboard table, in one browser and one writing direction.
 * @throws Error that names the row whose key had no effect, or the keys that no test presses
 */
export async function pressKeys(tab: Tab, siteUrl: string, component: string, direction: Direction) {
  const { keysAt = "", keys: rows = [] } = docsOf(component);
  await tab.resize(1280, 900);
  await open(tab, siteUrl + addressOf(keysAt), direction);
  for (const { does, presses } of rows) {
    for (const press of presses) {
      if (press.at) await open(tab, siteUrl + addressOf(press.at), direction);
      await pressOnce(tab, does, press, direction);
    }
  }
  const missing = rows.flatMap(keysNotPressed);
  if (missing.length > 0) throw new Error(`Not pressed: ${missing.join(", ")}`);
}

function addressOf(example: string): string {
  const [name, id = ""] = example.split("/");
  const page = examplePages.find((page) => page.name === name && page.examples.some((one) => one.id === id));
  if (!page) throw new Error(`There is no example ${example}`);
  return exampleAddress(page, id);
}

function keysNotPressed({ keys, presses }: KeyRow): string[] {
  const pressed = presses.flatMap(({ keys }) => keys);
  return keys.filter(
    (key) => !pressed.some((one) => (key === "A–Z" ? /^[a-z]$/.test(one) : one === keyNames[key])),
  );
}

/** For each key name in the keyboard tables, the `KeyboardEvent.key` value (https://www.w3.org/TR/uievents-key/). */
const keyNames: Readonly<Record<string, string>> = {
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  Backspace: "Backspace",
  End: "End",
  Enter: "Enter",
  Esc: "Escape",
  F6: "F6",
  Home: "Home",
  "Page Down": "PageDown",
  "Page Up": "PageUp",
  "Shift + Page Down": "Shift+PageDown",
  "Shift + Page Up": "Shift+PageUp",
  Space: " ",
  Tab: "Tab",
};

async function open(tab: Tab, url: string, direction: Direction) {
  await tab.goto(url);
  await until(tab, islandsAreHydrated, "the page is alive");
  if (direction === "rtl") await tab.read(() => (document.documentElement.dir = "rtl"));
}

async function pressOnce(
  tab: Tab,
  does: string,
  { focus, keys, again = false, mirrored = false, shows }: Press,
  direction: Direction,
) {
  if (focus !== undefined)
    await poll(
      async () => (await tab.find(focused, inStage(focus), null)) !== null,
      tab,
      `${does}: no ${focus}`,
    );
  const press = async () => {
    for (const key of keys) await tab.pressKey(mirrored && direction === "rtl" ? (mirror[key] ?? key) : key);
  };
  await press();
  const told = `${does}: ${keys.join(", ")}, then ${shows}`;
  if (typeof shows === "string") await untilFound(tab, inStage(shows), told);
  else await until(tab, shows, told, again ? press : undefined);
}

/** Replaces `&` in a selector with the selector of the preview. */
function inStage(selector: string): string {
  return selector.replaceAll("&", "[data-stage]");
}

const mirror: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

async function until(tab: Tab, isTrue: () => boolean, told: string, again?: () => Promise<void>) {
  await poll(async () => String(await tab.read(isTrue)) === "true", tab, told, again);
}

async function untilFound(tab: Tab, selector: string, told: string) {
  await poll(async () => (await tab.find(first, selector, null)) !== null, tab, told);
}

async function poll(holds: () => Promise<boolean>, tab: Tab, told: string, again?: () => Promise<void>) {
  const scrollMs = 1_000;
  let pressedAt = Date.now();
  for (const end = Date.now() + 30_000; !(await holds()); ) {
    if (again && Date.now() > pressedAt + scrollMs) {
      await again();
      pressedAt = Date.now();
    }
    if (Date.now() > end) {
      const at = await tab.read(() => document.activeElement?.outerHTML.slice(0, 200) ?? "nothing");
      throw new Error(`${told}. The focus is on ${at}`);
    }
    await new Promise((wait) => setTimeout(wait, 30));
  }
}

/** Runs in the page. Returns the first match. */
function first(selector: string): Element | undefined {
  return document.querySelector(selector) ?? undefined;
}

/** Runs in the page. Scrolls to the first match, focuses it and returns it. */
function focused(selector: string): Element | undefined {
  const element = document.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  element?.focus({ preventScroll: true });
  return element ?? undefined;
}
