"use client";

import "../behaviours/close-when-left.ts";
import { once } from "../behaviours/once.ts";

/** The panel that gives way to the bar. Shows nothing; rendered, it brings its script along, also where only a server renders React. */
export function ClosePanelWhenWide(): null {
  return null;
}

once("close-panel-when-wide", closePanelsWhenWide);

/** The panel of small windows is closed when the window grows past its breakpoint: there is no way to it any more. */
function closePanelsWhenWide() {
  addEventListener("resize", () => {
    for (const panel of document.querySelectorAll<HTMLDialogElement>("dialog[open][data-closes-from]")) {
      if (matchMedia(`(width >= ${panel.dataset.closesFrom})`).matches) panel.close();
    }
  });
}
