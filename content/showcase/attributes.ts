/** Data attributes that a style sheet may ask for, by component: what each of them says. */
export const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carousel: {
    "data-live": "on the carousel, once scripts run: one slide is seen at a time",
    "data-turned": "on the carousel, once a slide has turned",
    "data-shown": "on the slide that is seen",
  },
  "code-block": { "data-theme": "`dark`: what lies inside takes the tokens of the dark theme" },
  "copy-button": { "data-phase": "on the notice: `fading` while it goes" },
  counter: { "data-counting": "while it counts" },
  "date-picker-calendar": {
    "data-today": "on today",
    "data-selected": "on the chosen day",
    "data-outside": "on days of the months before and after",
    "data-disabled": "on days that cannot be chosen",
  },
  "page-header": { "data-theme": "`dark` in the variant `rock`: its tokens are those of the dark theme" },
  "pricing-card": { "data-includes": "on each line: `true` or `false`, whether the plan has it" },
  rating: { "data-star": "on each star: `full`, `half` or `empty`" },
  "search-select-box": {
    "data-highlighted": "on the result that Enter takes",
    "data-empty": "on a list without results",
  },
  slider: {
    "data-tooltips": "on the slider: values stand over the handles",
    "data-several": "on the track: there are several handles",
  },
  tabs: { "data-selected": "on the panel of the selected tab" },
  tooltip: {
    "data-open": "on the outermost element: the note is shown at first",
    "data-dismissed": "there: Escape has sent the note away",
  },
  "typed-headline": {
    "data-still": "where motion is unwanted",
    "data-caret": "on the phrase that is being typed",
  },
};
