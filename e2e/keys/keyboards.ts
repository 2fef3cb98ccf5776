import type { Keyboards } from "./press.ts";

const stage = "[data-stage]";
const sections = "/sections";
const attention = `${sections}/attention-catchers`;
const elements = `${sections}/elements`;
const components = `${sections}/components`;

/** The handle of two that ends a range. */
const second = `${stage} div:nth-of-type(2) > input[type=range]`;

/** Every row of every table of keys, pressed: `content/showcase/keyboard.ts` says the same in words. */
export const keyboards: Keyboards = {
  accordion: {
    at: `${sections}/page-sections/faq/first-open`,
    presses: [
      {
        row: "Enter Space",
        focus: `${stage} details:nth-of-type(2) summary`,
        keys: ["Enter"],
        shows: `${stage} details:nth-of-type(2)[open]`,
      },
      { row: "Enter Space", keys: [" "], shows: `${stage} details:nth-of-type(2):not([open])` },
    ],
  },
  alert: {
    at: `${attention}/alerts/dismissible`,
    presses: [
      {
        row: "Enter Space",
        focus: `${stage} [aria-label=Dismiss]`,
        keys: ["Enter"],
        shows: `${stage} [aria-label=Dismiss]:focus`,
      },
      { row: "Enter Space", keys: [" "], shows: `${stage}:not(:has([aria-label=Dismiss])) button:focus` },
    ],
  },
  button: {
    at: `${components}/dialog/opened`,
    presses: [
      { row: "Enter", focus: `${stage} button`, keys: ["Enter"], shows: `${stage} dialog[open]` },
      {
        row: "Space",
        focus: `${stage} dialog button`,
        keys: [" "],
        shows: `${stage}:not(:has(dialog[open]))`,
      },
    ],
  },
  carousel: {
    at: `${sections}/page-sections/testimonials/carousel`,
    presses: [
      {
        row: "Tab",
        focus: `${stage} [aria-roledescription=carousel] > div > button`,
        keys: ["Tab"],
        shows: `${stage} [aria-roledescription=carousel]:focus-within [aria-live=polite]`,
      },
      {
        row: "Enter Space",
        focus: `${stage} [aria-roledescription=carousel] > div > button:nth-of-type(3)`,
        keys: ["Enter"],
        shows: `${stage} li:nth-child(2) button[aria-current=true]`,
      },
      {
        row: "Enter Space",
        focus: `${stage} li:first-child button`,
        keys: [" "],
        shows: `${stage} li:first-child button[aria-current=true]`,
      },
    ],
  },
  checkbox: {
    at: `${elements}/toggles/checkboxes`,
    presses: [
      {
        row: "Space",
        focus: `${stage} input[type=checkbox]:not(:checked):not(:disabled)`,
        keys: [" "],
        shows: `${stage} input:focus:checked`,
      },
      { row: "Space", keys: [" "], shows: `${stage} input:focus:not(:checked)` },
    ],
  },
  "date-picker": {
    at: `${components}/date-picker/with-a-time`,
    presses: [
      {
        row: "Enter Space",
        focus: `${stage} [aria-haspopup=dialog]`,
        keys: ["Enter"],
        shows: `${stage} td[data-day="2027-03-01"] button:focus`,
      },
      { row: "← →", keys: ["ArrowRight"], mirrored: true, shows: `td[data-day="2027-03-02"] button:focus` },
      { row: "← →", keys: ["ArrowLeft"], mirrored: true, shows: `td[data-day="2027-03-01"] button:focus` },
      { row: "↑ ↓", keys: ["ArrowDown"], shows: `td[data-day="2027-03-08"] button:focus` },
      { row: "↑ ↓", keys: ["ArrowUp"], shows: `td[data-day="2027-03-01"] button:focus` },
      { row: "Home End", keys: ["End"], shows: `td[data-day="2027-03-07"] button:focus` },
      { row: "Home End", keys: ["Home"], shows: `td[data-day="2027-03-01"] button:focus` },
      { row: "Page Up Page Down", keys: ["PageDown"], shows: `td[data-day="2027-04-01"] button:focus` },
      { row: "Page Up Page Down", keys: ["PageUp"], shows: `td[data-day="2027-03-01"] button:focus` },
      {
        row: "Shift + Page Up Shift + Page Down",
        keys: ["Shift+PageDown"],
        shows: `td[data-day="2028-03-01"] button:focus`,
      },
      {
        row: "Shift + Page Up Shift + Page Down",
        keys: ["Shift+PageUp"],
        shows: `td[data-day="2027-03-01"] button:focus`,
      },
      {
        row: "Tab",
        keys: Array(9).fill("Tab"),
        shows: `${stage} [role=dialog]:focus-within`,
      },
      {
        row: "Esc",
        keys: ["Escape"],
        shows: `${stage}:not(:has([role=dialog]:popover-open, [role=dialog][open])) [aria-haspopup=dialog]:focus`,
      },
      { row: "Enter Space", keys: [" "], shows: `td[data-day="2027-03-01"] button:focus` },
      { row: "Enter Space", keys: ["ArrowDown", "Enter"], shows: chosenDay("2027-03-08") },
      { row: "Enter Space", keys: ["ArrowDown", " "], shows: chosenDay("2027-03-15") },
    ],
  },
  dialog: {
    at: `${components}/dialog/opened`,
    presses: [
      { row: "Esc", focus: `${stage} button`, keys: ["Enter"], shows: `${stage} dialog:modal` },
      {
        row: "Esc",
        keys: ["Escape"],
        shows: `${stage}:not(:has(dialog)) button:focus`,
      },
    ],
  },
  dropdown: {
    at: `${elements}/dropdowns/dropdown`,
    presses: [
      { row: "Enter Space", focus: `${stage} button`, keys: ["Enter"], shows: `${stage} :popover-open` },
      { row: "Tab", keys: ["Tab"], shows: `${stage} :popover-open a:focus` },
      {
        row: "Esc",
        keys: ["Escape"],
        shows: `${stage}:not(:has(:popover-open)) button:focus`,
      },
      { row: "Enter Space", keys: [" "], shows: `${stage} :popover-open` },
      { row: "Enter Space", keys: [" "], shows: `${stage}:not(:has(:popover-open)) button:focus` },
      {
        row: "Tab",
        focus: `${stage} button`,
        keys: ["Enter", ...Array(8).fill("Tab")],
        shows: `${stage}:not(:has(:popover-open))`,
      },
    ],
  },
  menu: {
    at: `${elements}/dropdowns/menu-of-actions`,
    presses: [
      {
        row: "Enter Space ↓",
        focus: `${stage} button`,
        keys: ["Enter"],
        shows: `${stage} [role=menuitem]:first-child:focus`,
      },
      { row: "↓ ↑", keys: ["ArrowDown"], shows: `${stage} [role=menuitem]:nth-child(2):focus` },
      { row: "↓ ↑", keys: ["ArrowUp", "ArrowUp"], shows: `${stage} [role=menuitem]:last-child:focus` },
      { row: "Home End", keys: ["Home"], shows: `${stage} [role=menuitem]:first-child:focus` },
      { row: "Home End", keys: ["End"], shows: `${stage} [role=menuitem]:last-child:focus` },
      { row: "A–Z", keys: ["s"], shows: `${stage} [role=menuitem]:nth-child(3):focus` },
      {
        row: "Esc",
        keys: ["Escape"],
        shows: `${stage}:not(:has([role=menu]:popover-open)) [aria-haspopup=menu]:focus`,
      },
      { row: "↑", keys: ["ArrowUp"], shows: `${stage} [role=menuitem]:last-child:focus` },
      { row: "Tab", keys: ["Tab"], shows: `${stage}:not(:has([role=menu]:popover-open))` },
      {
        row: "Enter Space ↓",
        focus: `${stage} button`,
        keys: [" "],
        shows: `${stage} [role=menuitem]:first-child:focus`,
      },
      {
        row: "Enter Space ↓",
        keys: ["Escape", "ArrowDown"],
        shows: `${stage} [role=menuitem]:first-child:focus`,
      },
    ],
  },
  modal: {
    at: `${attention}/modals/simple`,
    presses: [
      {
        row: "Enter Space",
        focus: `${stage} button`,
        keys: ["Enter"],
        shows: `dialog[open] button[command=close]:first-of-type:focus`,
      },
      { row: "Tab", keys: ["Tab"], shows: `dialog[open] button:not(:first-of-type):focus` },
      { row: "Esc", keys: ["Escape"], shows: `${stage}:not(:has(dialog[open])) button:focus` },
      { row: "Enter Space", keys: [" "], shows: `dialog[open] button:focus` },
    ],
  },
  navbar: {
    at: `${sections}/navigation/navbars/light`,
    presses: [
      {
        row: "Enter Space",
        focus: `${stage} nav button`,
        keys: ["Enter"],
        shows: `${stage} nav :popover-open`,
      },
      { row: "Esc", keys: ["Escape"], shows: `${stage}:not(:has(nav :popover-open)) nav button:focus` },
      { row: "Enter Space", keys: [" "], shows: `${stage} nav :popover-open` },
      { row: "Enter Space", keys: [" "], shows: `${stage}:not(:has(nav :popover-open)) nav button:focus` },
    ],
  },
  pagination: {
    at: `${sections}/navigation/pagination/simple`,
    presses: [
      {
        row: "Tab",
        focus: `${stage} a[aria-current=page]`,
        keys: ["Tab"],
        shows: `${stage} li:has([aria-current=page]) + li a:focus`,
      },
      { row: "Enter", keys: ["Enter"], shows: `:root:has(#simple:target)` },
    ],
  },
  "password-field": {
    at: `${components}/password-field/show`,
    presses: [
      {
        row: "Enter Space",
        focus: `${stage} button`,
        keys: ["Enter"],
        shows: `${stage} [aria-pressed=true]:focus`,
      },
      {
        row: "Enter Space",
        keys: [" "],
        shows: `${stage}:has(input[type=password]) [aria-pressed=false]:focus`,
      },
    ],
  },
  popover: {
    at: `${attention}/tooltips-popovers/popovers`,
    presses: [
      { row: "Enter Space", focus: `${stage} button`, keys: ["Enter"], shows: `${stage} :popover-open` },
      { row: "Esc", keys: ["Escape"], shows: `${stage}:not(:has(:popover-open)) button:focus` },
      { row: "Enter Space", keys: [" "], shows: `${stage} :popover-open` },
      { row: "Enter Space", keys: [" "], shows: `${stage}:not(:has(:popover-open)) button:focus` },
    ],
  },
  "radio-group": {
    at: `${elements}/toggles/radio-group`,
    presses: [
      {
        row: "↓ ↑",
        focus: `${stage} input:checked`,
        keys: ["ArrowDown"],
        shows: `${stage} input[value="2"]:checked:focus`,
      },
      { row: "↓ ↑", keys: ["ArrowUp"], shows: `${stage} input[value="1"]:checked:focus` },
      {
        row: "Space",
        focus: `${stage} input[value="3"]`,
        keys: [" "],
        shows: `${stage} input[value="3"]:checked:focus`,
      },
    ],
  },
  "response-dialog": {
    at: `${components}/response-dialog/sent`,
    presses: [
      { row: "Esc", focus: `${stage} button`, keys: ["Enter"], shows: `${stage} dialog:modal` },
      {
        row: "Esc",
        keys: ["Escape"],
        shows: `${stage}:not(:has(dialog)) button:focus`,
      },
    ],
  },
  "rotating-card": {
    at: `${sections}/page-sections/features/turning-card`,
    presses: [
      {
        row: "Space",
        focus: `${stage} input[type=checkbox]`,
        keys: [" "],
        shows: `${stage} input:checked:focus`,
      },
      { row: "Space", keys: [" "], shows: `${stage} input:focus:not(:checked)` },
    ],
  },
  "search-select": {
    at: `${elements}/dropdowns/search`,
    presses: [
      // The box to type in is loaded at the first focus.
      { row: "A–Z", focus: `${stage} select`, keys: [], shows: `${stage} [role=combobox]:focus` },
      { row: "A–Z", keys: ["s", "l"], shows: `${stage} [role=option]` },
      { row: "Home End", keys: ["Home"], shows: caretIsAtBeginning },
      { row: "Home End", keys: ["End"], shows: caretIsAtEnd },
      { row: "↓ ↑", keys: ["ArrowDown"], shows: `${stage} [role=option][data-highlighted]:nth-of-type(2)` },
      { row: "↓ ↑", keys: ["ArrowUp"], shows: `${stage} [role=option][data-highlighted]:nth-of-type(1)` },
      { row: "Enter", keys: ["Enter"], shows: `${stage} select:has(option[value=Slate]:checked)` },
      { row: "Esc", keys: ["s", "Escape"], shows: `${stage}:not(:has([role=option])) input:focus` },
      {
        row: "Backspace",
        at: `${elements}/dropdowns/several-answers`,
        focus: `${stage} select`,
        keys: [],
        shows: `${stage} [role=combobox]:focus`,
      },
      {
        row: "Backspace",
        keys: ["Backspace"],
        shows: `${stage} select:not(:has(option:checked))`,
      },
    ],
  },
  slider: {
    at: `${elements}/sliders/single`,
    presses: [
      {
        row: "→ ↑",
        focus: `${stage} input`,
        keys: ["ArrowRight"],

        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "51",
      },
      {
        row: "→ ↑",
        keys: ["ArrowUp"],
        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "52",
      },
      {
        row: "← ↓",
        keys: ["ArrowLeft"],

        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "51",
      },
      {
        row: "← ↓",
        keys: ["ArrowDown"],
        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "50",
      },
      {
        row: "Page Up Page Down",
        keys: ["PageUp"],
        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "60",
      },
      {
        row: "Page Up Page Down",
        keys: ["PageDown"],
        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "50",
      },
      {
        row: "Home End",
        keys: ["End"],
        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "100",
      },
      {
        row: "Home End",
        keys: ["Home"],
        shows: () => document.querySelector<HTMLInputElement>("[data-stage] input")?.value === "0",
      },
      {
        row: "→ ↑",
        at: `${elements}/sliders/range`,
        focus: second,
        keys: ["ArrowRight"],
        shows: () => (document.activeElement as HTMLInputElement).value === "81",
      },
      {
        row: "Home End",
        focus: second,
        keys: ["Home"],
        shows: () => (document.activeElement as HTMLInputElement).value === "30",
      },
    ],
  },
  switch: {
    at: `${elements}/toggles/switches`,
    presses: [
      {
        row: "Space",
        focus: `${stage} [role=switch]:checked`,
        keys: [" "],
        shows: `${stage} [role=switch]:focus:not(:checked)`,
      },
      { row: "Space", keys: [" "], shows: `${stage} [role=switch]:focus:checked` },
    ],
  },
  table: {
    at: `${elements}/tables/authors`,
    presses: [
      {
        row: "→ ←",
        focus: "[data-preview-width='360']",
        keys: ["Enter"],
        shows: `${stage}[data-width='360']`,
      },
      {
        row: "→ ←",
        focus: `${stage} [role=region]`,
        keys: ["ArrowRight"],
        mirrored: true,
        shows: hasScrolledAside,
      },
      {
        row: "→ ←",
        keys: ["ArrowLeft"],
        again: true,
        mirrored: true,
        shows: hasScrolledBack,
      },
    ],
  },
  tabs: {
    at: `${sections}/navigation/nav-tabs/simple`,
    presses: [
      {
        row: "Tab",
        focus: `${stage} [role=tab][aria-selected=true]`,
        keys: ["Tab"],
        shows: `${stage} [role=tabpanel]:focus`,
      },
      {
        row: "← →",
        focus: `${stage} [role=tab][aria-selected=true]`,
        keys: ["ArrowRight"],
        mirrored: true,
        shows: `${stage} [role=tab]:nth-of-type(2)[aria-selected=true]:focus`,
      },
      {
        row: "← →",
        keys: ["ArrowLeft", "ArrowLeft"],
        mirrored: true,
        shows: `${stage} [role=tab]:last-of-type[aria-selected=true]:focus`,
      },
      {
        row: "Home End",
        keys: ["Home"],
        shows: `${stage} [role=tab]:first-of-type[aria-selected=true]:focus`,
      },
      { row: "Home End", keys: ["End"], shows: `${stage} [role=tab]:last-of-type[aria-selected=true]:focus` },
      {
        row: "↑ ↓",
        at: `${sections}/navigation/nav-tabs/vertical`,
        focus: `${stage} [role=tab][aria-selected=true]`,
        keys: ["ArrowDown"],
        shows: `${stage} [role=tab]:nth-of-type(2)[aria-selected=true]:focus`,
      },
      { row: "↑ ↓", keys: ["ArrowUp"], shows: `${stage} [role=tab]:first-of-type[aria-selected=true]:focus` },
    ],
  },
  toast: {
    at: `${attention}/notifications/toasts`,
    presses: [
      {
        row: "F6",
        focus: `${stage} button`,
        keys: ["Enter", "F6"],
        shows: `[aria-label=Notifications]:focus`,
      },
      { row: "F6", keys: ["F6"], shows: `${stage} button:focus` },
      {
        row: "Esc",
        keys: ["F6", "Tab", "Escape"],
        shows: `:root:not(:has([aria-label=Notifications] [role=group]))`,
      },
    ],
  },
  tooltip: {
    at: `${attention}/tooltips-popovers/tooltips`,
    presses: [
      {
        row: "Tab",
        focus: `${stage} button`,
        keys: ["Tab"],
        shows: () =>
          document
            .querySelector(":has(> * > :focus) > [role=tooltip]")
            ?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true,
      },
      {
        row: "Esc",
        keys: ["Escape"],
        shows: () =>
          document
            .querySelector(":has(> * > :focus) > [role=tooltip]")
            ?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false,
      },
    ],
  },
  "typed-headline": {
    at: `${sections}/page-sections/page-headers/typed`,
    presses: [
      {
        row: "Space Enter",
        focus: `${stage} button`,
        keys: [" "],
        shows: () => document.activeElement?.textContent === "Go on typing",
      },
      {
        row: "Space Enter",
        keys: ["Enter"],
        shows: () => document.activeElement?.textContent === "Pause the typing",
      },
    ],
  },
};

/** Runs in the page: the table has moved, and moves no more. */
function hasScrolledAside(): boolean {
  const region = document.activeElement;
  if (!(region instanceof HTMLElement) || region.scrollLeft === 0) return false;
  const before = region.dataset.seenAt;
  region.dataset.seenAt = String(region.scrollLeft);
  return before === region.dataset.seenAt;
}

/** Runs in the page: nearer to its beginning than it was. */
function hasScrolledBack(): boolean {
  const region = document.activeElement;
  if (!(region instanceof HTMLElement)) return false;
  return Math.abs(region.scrollLeft) < Math.abs(Number(region.dataset.seenAt));
}

/** Runs in the page. */
function caretIsAtBeginning(): boolean {
  return (document.activeElement as HTMLInputElement).selectionEnd === 0;
}

/** Runs in the page. */
function caretIsAtEnd(): boolean {
  const { selectionStart, value } = document.activeElement as HTMLInputElement;
  return value.length > 0 && selectionStart === value.length;
}

function chosenDay(day: string): string {
  return `td[data-day="${day}"][aria-selected=true] button:focus`;
}
