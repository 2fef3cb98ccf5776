"use client";

import { once } from "./once.ts";

once("focus-comes-back", followFocus);

/** For each open dialog and popover: the element that had the focus before, then its ancestors. */
const before = new WeakMap<Element, HTMLElement[]>();

/**
 * Moves the focus when a dialog or popover has closed or was removed. When it closes, the browser returns the focus to the
 * element that had it before; if that element is hidden or gone, the nearest one that remains gets the focus.
 */
export function bringFocusBack(layer: EventTarget | null) {
  if (!(layer instanceof Element) || isShown(document.activeElement)) return;
  const [opener, ...around] = before.get(layer) ?? [];
  if (!opener || (layer.isConnected && isShown(opener))) return;
  const near = around.filter(({ isConnected }) => isConnected);
  for (const control of [
    opener,
    ...near.flatMap((place) => [...place.querySelectorAll<HTMLElement>(controls)]),
  ]) {
    control.focus({ preventScroll: true });
    // Until the next frame, a control in the closed layer still counts as the active element.
    if (document.activeElement === control && isShown(control)) return;
  }
}

const controls = "a, button, input, select, textarea, summary";

function isShown(element: Element | null) {
  return element !== document.body && element?.isConnected === true && element.checkVisibility();
}

function followFocus() {
  document.addEventListener("focusin", ({ target, relatedTarget }) => {
    const layer = target instanceof Element && target.closest("dialog[open], :popover-open");
    if (!layer || !(relatedTarget instanceof HTMLElement) || layer.contains(relatedTarget)) return;
    const path: HTMLElement[] = [];
    for (let next: HTMLElement | null = relatedTarget; next; next = next.parentElement) path.push(next);
    before.set(layer, path);
  });
  // These events don't bubble.
  document.addEventListener("close", ({ target }) => bringFocusBack(target), true);
  const follow = ({ target, newState }: ToggleEvent) => newState === "closed" && bringFocusBack(target);
  document.addEventListener("toggle", follow, true);
}
