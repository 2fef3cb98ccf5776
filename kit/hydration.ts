"use client";

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { enterValue } from "./enter-value.ts";

/** Returns false on the server and during hydration, and true afterwards. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/**
 * Replays, as events, what the visitor entered into a control before hydration, so that handlers and a controlling
 * parent receive it. Renders nothing.
 */
export function HeldEntry({ of }: { of: string }): null {
  const cameLate = useRef(!useHydrated());
  // React itself gives a text area its first text again, so this reads it before React renders the text area.
  const [text] = useState(
    () => globalThis.document?.querySelector<HTMLTextAreaElement>(`textarea[id="${of}"]`)?.value,
  );
  useLayoutEffect(() => {
    const control = document.getElementById(of);
    if (cameLate.current && text) Object.assign(control ?? {}, { value: text });
    const enterAgain = cameLate.current && entryIn(control);
    cameLate.current = false;
    // Waits for the end of the commit. If several controls replay an entry, each handler must see the state that the
    // previous handler set.
    if (enterAgain) queueMicrotask(enterAgain);
  }, [of, text]);
  return null;
}

/** Returns a function that replays the visitor's entry, or undefined if the entry equals the rendered value. */
function entryIn(control: HTMLElement | null) {
  if (control instanceof HTMLSelectElement) return choiceIn(control);
  if (control instanceof HTMLTextAreaElement) return textIn(control);
  if (!(control instanceof HTMLInputElement)) return undefined;
  return control.matches("[type=checkbox], [type=radio]") ? pressOn(control) : textIn(control);
}

function textIn(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    field.value = defaultValue;
    enterValue(field, value);
    if (!field.matches(":focus")) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  };
}

function pressOn(box: HTMLInputElement) {
  const { type, checked, defaultChecked } = box;
  // Replays only the radio button that the visitor selected, because selecting it deselects the others.
  if (checked === defaultChecked || (type === "radio" && !checked)) return undefined;
  return () => {
    box.checked = defaultChecked;
    box.click();
  };
}

function choiceIn(select: HTMLSelectElement) {
  const options = [...select.options];
  const held = options.map(({ selected }) => selected);
  // If the HTML marks no option as selected, the browser selects the first option, so there is no rendered value to
  // compare with.
  const marked = select.multiple || options.some(({ defaultSelected }) => defaultSelected);
  if (!marked || options.every(({ defaultSelected }, index) => defaultSelected === held[index]))
    return undefined;
  return () => {
    for (const [index, option] of options.entries()) option.selected = held[index] ?? false;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
