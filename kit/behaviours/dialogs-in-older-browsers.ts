"use client";

import { once } from "./once.ts";

export const DialogsInOlderBrowsers = once("dialogs-in-older-browsers", openAndCloseDialogsInOlderBrowsers);

function openAndCloseDialogsInOlderBrowsers() {
  if (!("commandForElement" in HTMLButtonElement.prototype)) runCommands();
  // Safari before 27.3 does not support `closedby="any"`.
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
  let pressed: HTMLDialogElement | null = null;
  document.addEventListener("pointerdown", (event) => {
    pressed = dialogBeside(event);
  });
  document.addEventListener("click", (event) => {
    // A press that begins in the dialog and ends beside it is also a click on the dialog.
    if (pressed && dialogBeside(event) === pressed) pressed.close();
  });
}

/** Returns the dialog whose backdrop the pointer is on. */
function dialogBeside({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null;
}
