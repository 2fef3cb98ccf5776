// The script of the showcase: tabs, preview settings, copying, editing, the current entry in the list of contents, and
// search. It does not use React.

import { copyKeys, copyText } from "../../kit/copy-button/copy-text.ts";
import { copyPageOnPress } from "../page/copying-page.ts";
import { openSearch } from "../search/searching.ts";
import { longerBy, showNotice } from "./copy-notice.ts";
import { openEditor } from "./editing/editing.ts";

/** Matches only a frame's own tabs, because examples may contain tabs too. */
const frameTab = "[data-frame-tabs] > [role=tab]";

const actions: Readonly<Record<string, (pressed: HTMLElement) => void>> = {
  [frameTab]: selectTab,
  "[data-preview-width]": (button) => press(button, "width", button.dataset.previewWidth),
  "[data-preview-direction]": turn,
  "[data-preview-theme]": (button) => press(button, "theme", button.dataset.previewTheme),
  "[data-copy]": copyCode,
  "[data-edit]": openEditor,
};

document.addEventListener("click", (event) => {
  for (const [selector, act] of Object.entries(actions)) {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!pressed) continue;
    event.preventDefault();
    act(pressed);
  }
});

for (const tab of document.querySelectorAll<HTMLElement>(`${frameTab}[aria-selected=false]`)) {
  tab.tabIndex = -1;
}
document.addEventListener("keydown", moveAmongTabs);
copyPageOnPress();
markCurrentExample();
openSearch();
showTarget();
addEventListener("hashchange", showTarget);

/** Selects the tab whose panel contains the element that the URL's fragment names. */
function showTarget() {
  // On the first load, `:target` is set only after this script.
  const target = document.getElementById(location.hash.slice(1)) ?? document.querySelector(":target");
  const panel = target?.closest("[role=tabpanel]");
  const tab = panel && document.querySelector<HTMLElement>(`${frameTab}[aria-controls="${panel.id}"]`);
  if (!tab) return;
  selectTab(tab);
  target?.scrollIntoView();
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/: the arrow keys, Home and End move the focus and select the tab. */
function moveAmongTabs(event: KeyboardEvent) {
  const current = event.target instanceof Element && event.target.closest<HTMLElement>(frameTab);
  if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsBeside(current);
  const at = tabs.indexOf(current);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined && event.key !== " ") return;
  event.preventDefault();
  const chosen = to === undefined ? current : tabs.at(to % tabs.length);
  if (!chosen) return;
  selectTab(chosen);
  chosen.focus();
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
}

function selectTab(chosen: HTMLElement) {
  for (const tab of tabsBeside(chosen)) {
    const selected = tab === chosen;
    tab.setAttribute("aria-selected", String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) toggle(panel, "shown", selected ? "true" : undefined);
  }
}

/**
 * Marks one button of a group as pressed and updates the preview. Pressing the button of the chosen theme again returns
 * the preview to the page's theme.
 */
function press(button: HTMLElement, name: "width" | "theme", value: string | undefined) {
  const again = name === "theme" && button.getAttribute("aria-pressed") === "true";
  for (const other of button.parentElement?.children ?? []) {
    other.setAttribute("aria-pressed", String(other === button && !again));
  }
  const stage = stageOf(button);
  if (!stage) return;
  // Removes a width set by dragging.
  stage.style.width = "";
  toggle(stage, name, again ? undefined : value);
}

/** Toggles the writing direction of a preview. */
function turn(button: HTMLElement) {
  const stage = stageOf(button);
  if (!stage) return;
  stage.dir = stage.dir === "rtl" ? "" : "rtl";
  button.ariaPressed = String(stage.dir === "rtl");
}

function stageOf(button: HTMLElement) {
  return button.closest("[data-frame]")?.querySelector<HTMLElement>("[data-stage]");
}

function toggle(element: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

/** Marks the section in view as the current entry in the list of contents. */
function markCurrentExample() {
  const links = [...document.querySelectorAll<HTMLElement>("[data-contents-of]")];
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        for (const link of links) {
          link.ariaCurrent = link.dataset.contentsOf === target.id ? "location" : null;
        }
      }
    },
    { rootMargin: "-20% 0px -70%" },
  );
  for (const { dataset } of links) {
    const example = document.getElementById(dataset.contentsOf ?? "");
    if (example) seen.observe(example);
  }
}

/**
 * Copies the code that a pressed button refers to. If the clipboard is not available, selects the code for copying by
 * keyboard.
 */
async function copyCode(button: HTMLElement) {
  const text = document.querySelector(`#${CSS.escape(button.dataset.copy ?? "")} code`);
  const notice = button.previousElementSibling;
  if (!text || !(notice instanceof HTMLElement)) return;
  if (await copyText(text.textContent ?? "")) return showNotice(notice, notice.dataset.copied ?? "");
  getSelection()?.selectAllChildren(text);
  showNotice(notice, `${notice.dataset.refused} ${copyKeys()}`, longerBy);
}
