import { cloneElement, createElement, isValidElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { everyComponent, everyPart } from "./every-component.tsx";
import { sampleOf } from "./prop-samples.ts";

// Renders every component twice, once unchanged and once as translated by the browser, for translated.spec.ts.

declare global {
  interface Window {
    translated: Translated;
  }
}

interface Translated {
  names: string[];
  /**
   * Renders a component four times: with all props, with different text, without its optional props, and with all
   * props again.
   */
  show: (name: string) => Promise<Difference>;
  /** Presses buttons, checkboxes, radio buttons and options. */
  press: () => Promise<Difference>;
  difference: () => Difference;
  /** Renders and presses a component in which props replace all words, and returns the English ones that are left. */
  ownWords: (name: string) => Promise<string[]>;
}

/** The component's text without and with translation, or null if they are equal. */
export type Difference = readonly [string, string] | null;

/** Props that let the components show more of their text. */
const more: Readonly<Record<string, object>> = {
  Alert: { dismissible: true },
  Field: { optional: true },
  Footer: { variant: "detailed" },
  Navbar: { action: { label: "Drill" } },
  MessageField: { optional: true },
  Pagination: { pages: 9, current: 5 },
  SearchSelect: { options: ["Basalt", "Gneiss", "Granite"], multiple: true },
  Select: { options: ["Basalt"] },
  TypedHeadline: { phrases: ["Granite", "Gneiss"], typeSpeed: 20 },
};

/** Components with text in all props that take text. */
const full = Object.fromEntries(
  everyPart.map(({ name, component, least, props, types }) => {
    const texts = props.flatMap((prop) => {
      const sample = sampleOf(prop.name, prop.type, types);
      if (prop.name === "words") return [["words", englishOf(prop.type)]];
      return sample?.takesNodes || prop.name === "label" ? [[prop.name, sample?.value]] : [];
    });
    return [name, createElement(component, { ...least, ...Object.fromEntries(texts), ...more[name] })];
  }),
);

/** Returns the words that a component itself writes, as its documentation lists them. */
function englishOf(type: string): object {
  const words = Array.from(type.matchAll(/("[^"]+")\?:/g), ([, quoted = ""]): string => JSON.parse(quoted));
  return Object.fromEntries(words.map((word) => [word, word]));
}

/** Props whose values are not text or must not change. */
const kept = /^(id|value|icon|email|machine|of|className)$/;

const anew = (text: string) => `${text} anew`;
/** Replaces the letters, but not the names in braces. */
const notEnglish = (text: string) => text.replace(/\{\w+\}|[a-z]/gi, (part) => (part[1] ? part : "ж"));

/** Returns the value with different text: changes every string that begins with a capital letter, and all own words. */
function withOtherWords<Value>(value: Value, change?: typeof anew, all?: boolean): Value;
function withOtherWords(value: unknown, change = anew, all = false): unknown {
  if (typeof value === "string") return all || /^\p{Lu}/u.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => withOtherWords(each, change));
  if (isValidElement<object>(value)) return cloneElement(value, withOtherWords(value.props, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      kept.test(name) && change === anew ? each : withOtherWords(each, change, all || name === "words"),
    ]),
  );
}

function translate(place: Element) {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.matches("font, option")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Waits until React has run the effects of an event. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

function sections() {
  const [plain, translated] = [document.createElement("section"), document.createElement("section")];
  document.body.append(plain, translated);
  return { plain, translated };
}

/** Components without text to translate: two show only brand names, and one shows only toasts. */
const without = ["BrandSign", "Wordmark", "ToastRegion"];

const pressed = "button, summary, [type=checkbox], [type=radio], [role=option]";
const unmountedWithError = { onUncaughtError() {} };
let roots: Root[] = [];
let places = sections();

/** Presses the controls one at a time, because only one popover can be open, and returns the text after each press. */
async function pressAll(place: Element, after?: (place: Element) => void) {
  const said: string[] = [];
  place.querySelector("select")?.focus();
  await settled();
  const count = Math.min(place.querySelectorAll(pressed).length, 12);
  for (let index = 0; index < count; index += 1) {
    place.querySelectorAll<HTMLElement>(pressed)[index]?.click();
    await settled();
    after?.(place);
    said.push(place.textContent);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const popover of place.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
  await settled();
  return said.join("\n");
}

function difference(): Difference {
  const [plain, translated] = [places.plain.textContent, places.translated.textContent];
  return plain === translated ? null : [plain, translated];
}

window.translated = {
  names: Object.keys(everyComponent).filter((name) => !without.includes(name)),
  async show(name) {
    for (const root of roots) root.unmount();
    places = sections();
    roots = [places.plain, places.translated].map((place) => createRoot(place, unmountedWithError));
    const bare = everyComponent[name]?.({});
    const whole = full[name] ?? bare;
    for (const shown of [whole, withOtherWords(whole), withOtherWords(bare), withOtherWords(whole)]) {
      for (const root of roots) flushSync(() => root.render(shown));
      await settled();
      translate(places.translated);
      const found = difference();
      if (found) return found;
    }
    return null;
  },
  async press() {
    const plain = await pressAll(places.plain);
    const translated = await pressAll(places.translated, translate);
    return plain === translated ? null : [plain, translated];
  },
  difference,
  async ownWords(name) {
    for (const root of roots) root.unmount();
    document.documentElement.lang = "el";
    const { plain } = sections();
    const root = createRoot(plain, unmountedWithError);
    roots = [root];
    flushSync(() => root.render(withOtherWords(full[name], notEnglish)));
    const found = englishIn(plain);
    await pressAll(plain, () => found.push(...englishIn(plain)));
    return [...new Set(found)];
  },
};

/** Returns the English words in the text of an element, and in its attributes for screen readers. */
function englishIn({ innerHTML, textContent }: Element): string[] {
  const told = innerHTML.match(/(?<= (?:aria-label|aria-valuetext|alt|title|placeholder)=")[^"]+/g) ?? [];
  return [textContent, ...told].join(" ").match(/[a-z]{2,}/gi) ?? [];
}
