"use client";

import { once } from "./once.ts";

once("focus-comes-back", followFocus);

/** For each open dialog and popover, the element that had the focus before, and the ancestors of that element. */
const before = new WeakMap<Element, readonly Element[]>();

/**
 * Moves the focus on when a dialog or popover has closed or was removed. The browser itself moves it back to where it
 * was; if that element is hidden or gone, the nearest element that remains gets the focus.
 */
export function bringFocusBack(layer: EventTarget | null) {
  const [opener, ...around] = (layer instanceof Element && before.get(layer)) || [];
  if (!opener || isShown(opener) || isShown(document.activeElement)) return;
  for (const place of around.filter((element) => element.isConnected)) {
    for (const control of place.querySelectorAll<HTMLElement>(
      "a, button, input, select, textarea, summary",
    )) {
      control.focus({ preventScroll: true });
      if (document.activeElement === control) return;
    }
  }
}

function isShown(element: Element | null) {
  return element !== document.body && element?.isConnected === true && element.checkVisibility();
}

function followFocus() {
  document.addEventListener("focusin", ({ target, relatedTarget: from }) => {
    const layer = target instanceof Element && target.closest("dialog[open], :popover-open");
    if (!layer || !(from instanceof Element) || layer.contains(from)) return;
    const path = [from];
    for (let next = from.parentElement; next; next = next.parentElement) path.push(next);
    before.set(layer, path);
  });
  // Neither event bubbles.
  document.addEventListener("close", ({ target }) => bringFocusBack(target), true);
  document.addEventListener(
    "toggle",
    ({ target, newState }) => newState === "closed" && bringFocusBack(target),
    true,
  );
}
