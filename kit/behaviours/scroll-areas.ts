"use client";

import { once } from "./once.ts";

export const ScrollAreas = once("scroll-areas", followScrollAreas);

/**
 * Makes elements with `data-kit-scrolls` tab stops only while they scroll. Their HTML has a `tabindex`, for browsers
 * that don't run scripts and don't make scroll areas focusable themselves.
 */
function followScrollAreas() {
  const update = () => {
    for (const area of document.querySelectorAll<HTMLElement>("[data-kit-scrolls]")) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = area;
      // Not removed, because that would take the focus away from the area.
      area.tabIndex = scrollWidth > clientWidth || scrollHeight > clientHeight ? 0 : -1;
    }
  };
  addEventListener("load", update);
  addEventListener("resize", update);
  // An area may have been added or changed since. This runs before the browser moves the focus.
  document.addEventListener("keydown", ({ key }) => key === "Tab" && update(), true);
}
