"use client";

import "./close-when-left.ts";
import { once } from "./once.ts";

/** Menus that close when focus leaves them. Shows nothing; rendered, it brings its script along, also where only a server renders React. */
export function CloseOnFocusOut(): null {
  return null;
}

once("close-on-focus-out", closePopoversOnFocusOut);

/** A menu closes when focus leaves it (R-NAV-14); the platform closes it only on a click. */
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

/** What holds both the button and the menu. */
function around(element: Element | null): Element | null {
  return element?.closest(":has(> [data-closes-on-focus-out])") ?? null;
}
