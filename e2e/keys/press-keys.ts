import { type KeyboardRow, type KeyedComponent, keyboard } from "../../content/showcase/keyboard.ts";
import type { Tab } from "../other-browsers/tab.ts";
import { keyboards } from "./keyboards.ts";
import { islandsAreLive } from "./live-islands.ts";
import type { Press } from "./press.ts";

export const directions = { ltr: "left to right", rtl: "right to left" } as const;

export type Direction = keyof typeof directions;

/**
 * What is pressed, by component; the titles are those of tests. From right to left only a component that takes an arrow to
 * the left or right can do anything else.
 */
export function pressedFrom(direction: Direction): { component: KeyedComponent; title: string }[] {
  const all = Object.entries(keyboard).map(([name, rows]) => ({
    component: name as KeyedComponent,
    title: `${name}: ${rows.map(({ keys }) => keys.join(" ")).join(" · ")}`,
  }));
  return direction === "ltr"
    ? all
    : all.filter(({ component }) => takesSideways(keyboards[component].presses));
}

function takesSideways(presses: readonly Press[]): boolean {
  return presses.some(({ keys }) => keys.some((key) => key === "ArrowLeft" || key === "ArrowRight"));
}

/**
 * Presses every row of a component's table, in one browser and direction of writing.
 * @throws Error with the row where nothing came of a key, and with keys that were not pressed.
 */
export async function pressKeys(tab: Tab, siteUrl: string, component: KeyedComponent, direction: Direction) {
  const { at, presses } = keyboards[component];
  await tab.resize(1280, 900);
  let shown: string | undefined;
  for (const press of presses) {
    const address = press.at ?? at;
    if (press.at || shown === undefined) await open(tab, siteUrl + address, direction);
    shown = address;
    await pressOnce(tab, press, direction);
  }
  const missing = keyboard[component].flatMap((row) => keysNotPressed(row, presses));
  if (missing.length > 0) throw new Error(`Not pressed: ${missing.join(", ")}`);
}

function keysNotPressed({ keys }: KeyboardRow, presses: readonly Press[]): string[] {
  const pressed = presses.filter(({ row }) => row === keys.join(" ")).flatMap(({ keys }) => keys);
  return keys.filter(
    (key) => !pressed.some((one) => (key === "A–Z" ? /^[a-z]$/.test(one) : one === keyNames[key])),
  );
}

/** From the words of the tables to https://www.w3.org/TR/uievents-key/. */
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
  await until(tab, islandsAreLive, "the page is alive");
  if (direction === "rtl") await tab.read(() => (document.documentElement.dir = "rtl"));
}

async function pressOnce(
  tab: Tab,
  { row, focus, keys, again = false, mirrored = false, shows }: Press,
  direction: Direction,
) {
  if (focus !== undefined)
    await poll(async () => (await tab.find(focused, focus, null)) !== null, tab, `${row}: no ${focus}`);
  const press = async () => {
    for (const key of keys) await tab.pressKey(mirrored && direction === "rtl" ? (mirror[key] ?? key) : key);
  };
  await press();
  const told = `${row}: ${keys.join(", ")}, then ${shows}`;
  if (typeof shows === "string") await untilFound(tab, shows, told);
  else await until(tab, shows, told, again ? press : undefined);
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

/** Runs in the page. */
function first(selector: string): Element | undefined {
  return document.querySelector(selector) ?? undefined;
}

/** Runs in the page. */
function focused(selector: string): Element | undefined {
  const element = document.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  element?.focus({ preventScroll: true });
  return element ?? undefined;
}
