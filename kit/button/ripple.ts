"use client";

import { once } from "../behaviours/once.ts";

/** Loads the script of the ripple. Renders nothing; the script also runs on pages that only the server renders. */
export function Ripple(): null {
  return null;
}

once("ripple", drawRipples);

function drawRipples() {
  document.addEventListener("pointerdown", ({ target, clientX, clientY, button: pressed }) => {
    const button =
      target instanceof Element && target.closest(".kit-button:not(:disabled, [aria-disabled=true])");
    if (!button || pressed !== 0) return;
    const { left, top } = button.getBoundingClientRect();
    const ripple = document.createElement("span");
    ripple.className = "kit-ripple";
    ripple.style.left = `${clientX - left}px`;
    ripple.style.top = `${clientY - top}px`;
    button.append(ripple);
    setTimeout(() => ripple.remove(), rippleMs);
  });
}

const rippleMs = 600;
