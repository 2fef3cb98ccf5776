// What components do by script on every page, with React in the browser or without it: listeners of the document.

if (typeof document !== "undefined") {
  closePopoversOnFocusOut();
  closePanelsWhenWide();
  runDialogCommandsInOlderBrowsers();
  closeDialogsBesideInOlderBrowsers();
  showPasswords();
  answerForms();
  drawRipples();
  showThisYear();
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

/** For `closedby="any"`, which Safari before 27.3 doesn't know. */
function closeDialogsBesideInOlderBrowsers() {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
  });
}

function showPasswords() {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-shows-password]");
    const field = button && document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!button || !(field instanceof HTMLInputElement)) return;
    const show = field.type === "password";
    field.type = show ? "text" : "password";
    button.setAttribute("aria-pressed", String(show));
  });
}

/** A form that sends nothing says so, and covers its passwords: browsers remember what they see in plain text. */
function answerForms() {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const button of target.querySelectorAll<HTMLElement>("[data-shows-password][aria-pressed=true]"))
      button.click();
    const note = target.querySelector<HTMLElement>("[data-answer]");
    if (!note) return;
    // Emptied first: the same words a second time are news only then.
    note.textContent = "";
    setTimeout(() => {
      note.textContent = note.dataset.answer ?? "";
    }, 100);
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

/** Follows the visitor's clock: the page may have been built last year. */
function showThisYear() {
  for (const year of document.querySelectorAll("[data-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
}

export {};
