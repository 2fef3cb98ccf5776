"use client";

import { once } from "./once.ts";

/** Menus that close when focus leaves them. Shows nothing; rendered, it brings its script along, also where only a server renders React. */
export function CloseOnFocusOut(): null {
  return null;
}

once("close-on-focus-out", closePopoversOnFocusOut);

/** A menu closes when focus leaves it (the specification, section 4); the platform closes it only on a click. */
function closePopoversOnFocusOut() {
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
    const item = target.closest(":has(> [data-closes-on-focus-out])");
    if (!item || item.contains(relatedTarget)) return;
    item.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
}
