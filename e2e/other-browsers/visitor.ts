import { expect } from "vitest";
import type { Found, Tab } from "./tab.ts";

/**
 * The actions of a visitor, who finds elements by their visible text. Each action waits for the element that it needs.
 */
export function visitorOf(tab: Tab, siteUrl: string): Visitor {
  const find = (selector: string, words?: string) => tab.find(firstShown, selector, words ?? null);
  const sees = async (selector: string, words?: string) => {
    await expect.poll(() => find(selector, words), often).not.toBeNull();
  };
  const press = async (selector: string, words?: string) => {
    const found: Found[] = [];
    const standsStill = async () => {
      const target = await tab.find(firstShown, selector, words ?? null, true);
      if (target) found.push(target);
      return found.length > 0;
    };
    await expect
      .poll(standsStill, { ...often, message: `${selector} ${words ?? ""} stands still` })
      .toBe(true);
    await found[0]?.press();
  };
  return {
    ...tab,
    open: (address) => tab.goto(new URL(address, siteUrl).href),
    isAt: async (address) => {
      await expect.poll(() => tab.read(() => location.pathname), often).toBe(address);
    },
    sees,
    seesNo: async (selector, words) => {
      await expect.poll(() => find(selector, words), often).toBeNull();
    },
    press,
    enter: async (selector, words, text) => {
      await press(selector, words);
      await tab.type(text);
    },
  };
}

export interface Visitor extends Omit<Tab, "goto" | "find"> {
  open(address: string): Promise<void>;
  isAt(address: string): Promise<void>;
  /** Expects a visible element that matches the selector and whose text begins with `words`, if given. */
  sees(selector: string, words?: string): Promise<void>;
  seesNo(selector: string, words?: string): Promise<void>;
  press(selector: string, words?: string): Promise<void>;
  enter(selector: string, words: string, text: string): Promise<void>;
}

const often = { interval: 50 };

/**
 * Runs in the page. Finds an element, or a field by its label, and scrolls to it. With `still`, returns the element
 * only once it has stopped moving: sections get their height only when they come near the viewport, so in browsers
 * without scroll anchoring the element might move just before a click.
 */
function firstShown(selector: string, words: string | null, still = false): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      wordsOf(element)?.startsWith(words ?? ""),
  );
  const top = found?.getBoundingClientRect().top;
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return still && found?.getBoundingClientRect().top !== top ? undefined : found;

  function wordsOf(element: Element): string | undefined {
    const [label] = "labels" in element && element.labels instanceof NodeList ? element.labels : [];
    return element.getAttribute("aria-label") ?? (label ?? element).textContent?.trim();
  }
}
