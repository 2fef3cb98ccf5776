"use client";

import { once } from "./once.ts";

/**
 * Loads a script that opens and closes dialogs in browsers without invoker commands or `closedby`. Renders nothing; the
 * script also runs on pages that only the server renders.
 */
export function DialogsInOlderBrowsers(): null {
  return null;
}

once("dialogs-in-older-browsers", openAndCloseDialogsInOlderBrowsers);

function openAndCloseDialogsInOlderBrowsers() {
  if (!("commandForElement" in HTMLButtonElement.prototype)) runCommands();
  // Safari before 27.3 doesn't know `closedby="any"`.
  if (!("closedBy" in HTMLDialogElement.prototype)) closeOnClickBeside();
}

function runCommands() {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });
}

function closeOnClickBeside() {
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
  });
}
