export interface KeyboardRow {
  keys: readonly string[];
  does: string;
}

/** What the keys do in each component that has more than Tab, by its file's name. `e2e/keys` presses each of them. */
export const keyboard = {
  accordion: [{ keys: ["Enter", "Space"], does: "opens the answer, or closes it" }],
  alert: [{ keys: ["Enter", "Space"], does: "on Dismiss: takes it away; the focus goes on to what follows" }],
  button: [
    { keys: ["Enter"], does: "presses at once" },
    { keys: ["Space"], does: "presses on release" },
  ],
  carousel: [
    { keys: ["Tab"], does: "into the controls, which stops the slides" },
    { keys: ["Enter", "Space"], does: "pauses or plays, goes one back or on, or shows the slide named" },
  ],
  checkbox: [{ keys: ["Space"], does: "ticks it, or takes the tick back" }],
  "date-picker": [
    {
      keys: ["Enter", "Space"],
      does: "on the button: opens the calendar, at the chosen day or today; on a day: chooses it",
    },
    { keys: ["←", "→"], does: "the day before, the day after" },
    { keys: ["↑", "↓"], does: "the same day of the week before, of the week after" },
    { keys: ["Home", "End"], does: "the first or the last day of the week" },
    { keys: ["Page Up", "Page Down"], does: "the month before, the month after" },
    { keys: ["Shift + Page Up", "Shift + Page Down"], does: "the year before, the year after" },
    { keys: ["Tab"], does: "to the next control of the calendar, and from its last to its first" },
    { keys: ["Esc"], does: "closes the calendar, back to the button" },
  ],
  dialog: [{ keys: ["Esc"], does: "closes it, back to where it was opened" }],
  dropdown: [
    { keys: ["Enter", "Space"], does: "opens the list, or closes it" },
    { keys: ["Tab"], does: "through the list; after its end it closes" },
    { keys: ["Esc"], does: "closes it, back to the button" },
  ],
  menu: [
    { keys: ["Enter", "Space", "↓"], does: "opens it, at the first item" },
    { keys: ["↑"], does: "opens it, at the last item" },
    { keys: ["↓", "↑"], does: "inside: the next item, the one before, and round" },
    { keys: ["Home", "End"], does: "the first item, the last" },
    { keys: ["A–Z"], does: "the next item that begins with the letters" },
    { keys: ["Tab"], does: "closes it and goes on" },
    { keys: ["Esc"], does: "closes it, back to the button" },
  ],
  modal: [
    { keys: ["Enter", "Space"], does: "opens it; the focus goes to Close" },
    { keys: ["Tab"], does: "from button to button, never into the page behind" },
    { keys: ["Esc"], does: "closes it, back to where it was opened" },
  ],
  navbar: [
    { keys: ["Enter", "Space"], does: "opens the menu, or closes it" },
    { keys: ["Esc"], does: "closes it, back to its button" },
  ],
  pagination: [
    { keys: ["Tab"], does: "to the next page's link; a step that leads nowhere is passed over" },
    { keys: ["Enter"], does: "goes there" },
  ],
  "password-field": [{ keys: ["Enter", "Space"], does: "on Show: shows what was typed, or hides it" }],
  popover: [
    { keys: ["Enter", "Space"], does: "opens it, or closes it" },
    { keys: ["Esc"], does: "closes it, the focus stays" },
  ],
  "radio-group": [
    { keys: ["↓", "↑"], does: "chooses the next one, or the one before" },
    { keys: ["Space"], does: "chooses the one that has the focus" },
  ],
  "response-dialog": [{ keys: ["Esc"], does: "closes it, back to where it was opened" }],
  "rotating-card": [{ keys: ["Space"], does: "keeps the card turned, or lets it turn back" }],
  "search-select": [
    { keys: ["A–Z"], does: "searches" },
    { keys: ["↓", "↑"], does: "the next result, the one before" },
    { keys: ["Home", "End"], does: "the beginning or the end of what was typed" },
    { keys: ["Enter"], does: "takes the result" },
    { keys: ["Esc"], does: "closes the list" },
    { keys: ["Backspace"], does: "takes the last of several answers back" },
  ],
  slider: [
    { keys: ["→", "↑"], does: "one step up" },
    { keys: ["←", "↓"], does: "one step down" },
    { keys: ["Page Up", "Page Down"], does: "ten steps" },
    { keys: ["Home", "End"], does: "as far down or up as it goes; with two handles, as far as the other" },
  ],
  switch: [{ keys: ["Space"], does: "turns it on or off" }],
  table: [{ keys: ["→", "←"], does: "scrolls it sideways where it is wider than the screen" }],
  tabs: [
    { keys: ["Tab"], does: "to the selected tab, then into its panel" },
    { keys: ["←", "→"], does: "the tab before or after; past the end it begins anew" },
    { keys: ["↑", "↓"], does: "the same where the list stands vertically" },
    { keys: ["Home", "End"], does: "the first or the last tab" },
  ],
  toast: [
    { keys: ["F6"], does: "from anywhere to the toasts, and back" },
    { keys: ["Esc"], does: "closes the toast that has the focus; on all of them together: back" },
  ],
  tooltip: [
    { keys: ["Tab"], does: "to the button; its tooltip appears" },
    { keys: ["Esc"], does: "sends it away, the focus stays" },
  ],
  "typed-headline": [
    { keys: ["Space", "Enter"], does: "on its button: pauses the typing, and lets it go on" },
  ],
} as const satisfies Readonly<Record<string, readonly KeyboardRow[]>>;

export type KeyedComponent = keyof typeof keyboard;

/** None for a component whose keys are the browser's own. */
export function keysOf(component: string): readonly KeyboardRow[] {
  const all: Readonly<Record<string, readonly KeyboardRow[]>> = keyboard;
  return all[component] ?? [];
}
