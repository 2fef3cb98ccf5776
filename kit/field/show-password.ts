"use client";

import { once } from "../behaviours/once.ts";

/** A password's button. Shows nothing; rendered, it brings its script along, also where only a server renders React. */
export function ShowPassword(): null {
  return null;
}

once("show-password", showPasswords);

/** Shown passwords are covered when their form is sent: browsers remember what they see in plain text. */
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
