"use client";

import { once } from "./once.ts";

export const DialogsOpenAtTitle = once("dialogs-open-at-title", openDialogsAtTitle);

/** Focuses the title of an opening dialog if the browser has scrolled past it, to the dialog's first control. */
function openDialogsAtTitle() {
  document.addEventListener("focusin", ({ target, relatedTarget }) => {
    const dialog = target instanceof Element && target.closest("[data-kit-dialog]:modal");
    const title = dialog && document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
    if (!title || (relatedTarget instanceof Node && dialog.contains(relatedTarget))) return;
    // The browser scrolls only after this event.
    requestAnimationFrame(() => {
      if (title.getBoundingClientRect().top >= dialog.getBoundingClientRect().top) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
      title.scrollIntoView({ block: "end" });
    });
  });
}
