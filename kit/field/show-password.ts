"use client";

import { once } from "../behaviours/once.ts";

export const ShowPassword = once("show-password", showPasswords);

/**
 * Shows and hides passwords. A visible password is in a text field, whose content browsers may save for autofill, so it
 * is hidden when its form is submitted.
 */
function showPasswords() {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-shows-password]");
    const field = button && document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!button || !(field instanceof HTMLInputElement)) return;
    const show = field.type === "password";
    field.type = show ? "text" : "password";
    button.setAttribute("aria-pressed", String(show));
  });
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const button of target.querySelectorAll<HTMLElement>("[data-shows-password][aria-pressed=true]"))
      button.click();
  });
}
