export function drawRipples() {
  document.addEventListener("pointerdown", ({ target, clientX, clientY }) => {
    const button =
      target instanceof Element && target.closest(".button:not(:disabled, [aria-disabled=true])");
    if (!button) return;
    const { left, top } = button.getBoundingClientRect();
    const ripple = document.createElement("span");
    ripple.className = "ripple";
    ripple.style.left = `${clientX - left}px`;
    ripple.style.top = `${clientY - top}px`;
    button.append(ripple);
    setTimeout(() => ripple.remove(), rippleMs);
  });
}

const rippleMs = 600;
