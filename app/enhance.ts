// All the script that most pages get. Every page works without it; each part makes one thing nicer.
import { rememberedTheme, showTheme, themeKey } from "./theme.ts";

closePopoversOnFocusOut();
closePanelsWhenWide();
runDialogCommandsInOlderBrowsers();
drawRipples();
offerThemes();
showThisYear();

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
  for (const panel of document.querySelectorAll<HTMLDialogElement>("dialog[data-closes-from]")) {
    matchMedia(`(width >= ${panel.dataset.closesFrom}px)`).addEventListener("change", ({ matches }) => {
      if (matches) panel.close();
    });
  }
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

function offerThemes() {
  const choices = document.querySelectorAll<HTMLInputElement>("[data-theme-switch] input");
  for (const choice of choices) {
    choice.checked = choice.value === (rememberedTheme() ?? "system");
    choice.addEventListener("change", () => {
      try {
        if (choice.value === "system") localStorage.removeItem(themeKey);
        else localStorage.setItem(themeKey, choice.value);
      } catch {
        // Storage is refused: the choice holds for this page.
      }
      showTheme(choice.value === "light" || choice.value === "dark" ? choice.value : null);
    });
  }
}

/** Follows the visitor's clock: the page may have been built last year. */
function showThisYear() {
  for (const year of document.querySelectorAll("[data-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
}
