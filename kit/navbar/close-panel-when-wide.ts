"use client";

import "../behaviours/close-when-left.ts";
import { once } from "../behaviours/once.ts";

export const ClosePanelWhenWide = once("close-panel-when-wide", closePanelsWhenWide);

/**
 * Closes a panel when the window becomes wider than the panel's breakpoint, because a wide window shows the bar
 * instead.
 */
function closePanelsWhenWide() {
  addEventListener("resize", () => {
    for (const panel of document.querySelectorAll<HTMLDialogElement>("dialog[open][data-closes-from]")) {
      if (matchMedia(`(width >= ${panel.dataset.closesFrom})`).matches) panel.close();
    }
  });
}
