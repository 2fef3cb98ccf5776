"use client";

import { once } from "./once.ts";

export const DialogsOpenAtTitle = once("dialogs-open-at-title", openDialogsAtTitle);

/**
 * Shows a dialog from its title if its first control is so far down that the browser scrolled to it. The title then has
 * the focus in place of the control.
 */
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
      for (let around = title.parentElement; dialog.contains(around); around = around?.parentElement ?? null)
        around?.scrollTo(0, 0);
    });
  });
}
