"use client";

import "../behaviours/close-when-left.ts";
import { once } from "../behaviours/once.ts";

export const ClosePanelWhenWide = once("close-panel-when-wide", closePanelsWhenWide);

/** Closes a panel when the window becomes wider than the panel's breakpoint, because its button is hidden then. */
function closePanelsWhenWide() {
  addEventListener("resize", () => {
    for (const panel of document.querySelectorAll<HTMLDialogElement>("dialog[open][data-closes-from]")) {
      if (matchMedia(`(width >= ${panel.dataset.closesFrom})`).matches) panel.close();
    }
  });
}
