"use client";

import { useLayoutEffect, useRef } from "react";
import { enterValue } from "./enter-value.ts";
import { useHydrated } from "./hydrated.ts";

/**
 * What a control holds that its visitor has used before React came: it is entered anew, now that somebody hears of it, and
 * whoever decides the control may follow. Shows nothing.
 */
export function HeldEntry({ of }: { of: string }): null {
  const cameLate = useRef(!useHydrated());
  useLayoutEffect(() => {
    const enterAgain = cameLate.current && entryIn(document.getElementById(of));
    cameLate.current = false;
    // Not while React is at work: of two controls, whoever hears of the second is to know of the first.
    if (enterAgain) queueMicrotask(enterAgain);
  }, [of]);
  return null;
}

/** What enters anew what a control holds now, where that is not what React has rendered. */
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
  // Of radios, one was pressed and another has lost its mark by that.
  if (checked === defaultChecked || (type === "radio" && !checked)) return undefined;
  return () => {
    box.checked = defaultChecked;
    box.click();
  };
}

function choiceIn(select: HTMLSelectElement) {
  const options = [...select.options];
  const held = options.map(({ selected }) => selected);
  // Where none is marked, the browser has chosen one.
  const marked = select.multiple || options.some(({ defaultSelected }) => defaultSelected);
  if (!marked || options.every(({ defaultSelected }, index) => defaultSelected === held[index]))
    return undefined;
  return () => {
    for (const [index, option] of options.entries()) option.selected = held[index] ?? false;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
