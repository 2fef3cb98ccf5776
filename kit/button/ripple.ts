"use client";

import { once } from "../behaviours/once.ts";

export const Ripple = once("ripple", drawRipples);

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
