// What components do by script on every page, with React in the browser or without it: listeners of the document.

if (typeof document !== "undefined") {
  closePopoversOnFocusOut();
  closePanelsWhenWide();
  runDialogCommandsInOlderBrowsers();
  drawRipples();
}

/** A menu closes when focus leaves it (the specification, section 4); the platform closes it only on a click. */
function closePopoversOnFocusOut() {
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
    const item = target.closest(":has(> [data-closes-on-focus-out])");
    if (!item || item.contains(relatedTarget)) return;
    item.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
}

/** The panel of small windows is closed when the window grows past its breakpoint: there is no way to it any more. */
function closePanelsWhenWide() {
  addEventListener("resize", () => {
    for (const panel of document.querySelectorAll<HTMLDialogElement>("dialog[open][data-closes-from]")) {
      if (matchMedia(`(width >= ${panel.dataset.closesFrom}px)`).matches) panel.close();
    }
  });
}

function runDialogCommandsInOlderBrowsers() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });
}

const rippleMilliseconds = 600;

function drawRipples() {
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
    setTimeout(() => ripple.remove(), rippleMilliseconds);
  });
}

export {};
