"use client";

import "./close-when-left.ts";
import { once } from "./once.ts";

export const CloseOnFocusOut = once("close-on-focus-out", closePopoversOnFocusOut);

/** Closes a menu when the focus leaves it (R-NAV-14). The browser itself does so only on Escape or a click outside. */
function closePopoversOnFocusOut() {
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
    for (
      let item = around(target);
      item && !item.contains(relatedTarget);
      item = around(item.parentElement)
    ) {
      item.querySelector<HTMLElement>(":scope > :popover-open")?.hidePopover();
    }
  });
}

/** Returns the element, or its closest ancestor, that contains both a menu and the menu's button. */
function around(element: Element | null): Element | null {
  return element?.closest(":has(> [data-closes-on-focus-out])") ?? null;
}
