"use client";

import "../behaviours/close-when-left.ts";
import { once } from "../behaviours/once.ts";

/**
 * Loads the script that closes the panel. Renders nothing; the script also runs on pages that only the server renders.
 */
export function ClosePanelWhenWide(): null {
  return null;
}

once("close-panel-when-wide", closePanelsWhenWide);

/** Closes the panel when the window grows past its breakpoint, because its button is hidden from there on. */
function closePanelsWhenWide() {
  addEventListener("resize", () => {
    for (const panel of document.querySelectorAll<HTMLDialogElement>("dialog[open][data-closes-from]")) {
      if (matchMedia(`(width >= ${panel.dataset.closesFrom})`).matches) panel.close();
    }
  });
}
