/** A version of the kit: what it brought, and what it changed for those who had it before. */
export interface KitVersion {
  /** `next` until it has a number. */
  version: string;
  came: readonly string[];
  /** By component, a sentence each. */
  changed: Readonly<Record<string, readonly string[]>>;
}

/** The newest first. */
export const kitVersions: readonly KitVersion[] = [
  {
    version: "next",
    came: [],
    changed: {
      accordion: ["With `faqId`, a question keeps what is open or typed when others come and go."],
      button: [
        "`busy` keeps the colour while it is at work; an outline in `light` has the edge of a field.",
        "Its words follow in a page that the browser has translated, as those of all components do.",
      ],
      carousel: [
        "It goes on in a page that the browser has translated.",
        "With an `id` for each slide, the turn stays with its slide when others come and go.",
        "A slide that holds what the address names is shown.",
        "It goes on from the slide that was scrolled to before React came.",
      ],
      checkbox: ["With `checked`, a press before React came is told."],
      "code-block": ["On paper it is ink without a ground, and long lines break."],
      "copy-button": [
        "Without the clipboard it copies the older way; refused, it says so, and which keys to press: `refusal`.",
      ],
      "date-picker": [
        "A calendar that opens upwards leaves the label readable.",
        "The calendar opens at today, as near as the limits let it, and has a list of years where they lie years apart.",
        "A date that is typed is told at once when the field is left or its form sent, and a chosen one always.",
        "A date that was typed before React came is checked, and told.",
      ],
      dropdown: [
        "With an `id` for each item, the focus stays with its item when others come and go.",
        "It closes when a link is followed, and when the page comes back from the cache.",
      ],
      field: ["With a `value`, what was typed before React came is told."],
      menu: ["With an `id` for each item, the focus stays with its item when others come and go."],
      modal: ["A page without a scroll bar is not shifted when it opens."],
      navbar: [
        "An open menu stays inside the page’s container.",
        "Menus and panel close when a link is followed, and when the page comes back from the cache.",
      ],
      "password-field": ["With a `value`, what was typed before React came is told."],
      "radio-group": ["A choice made before React came is told."],
      "search-select": [
        "A click into the field marks the chosen words in every browser.",
        "With a `value`, a choice made before React came is told.",
      ],
      select: ["With a `value`, a choice made before React came is told."],
      slider: [
        "A press on the rail can be dragged on; it counts only by the primary button, and not in a disabled fieldset.",
        "After a form’s action a controlled one stays, and new `defaultValues` count when the form is reset.",
        "A handle that was moved before React came stays there, and is told.",
      ],
      switch: ["With `checked`, a press before React came is told."],
      tabs: [
        "They go on in a page that the browser has translated.",
        "With an `id` for each, selection stays with its tab when others come and go.",
        "A panel that holds what the address names is shown.",
      ],
      toast: [
        "One that is raised while a modal dialog is open is shown and told there.",
        "All rest while pointer or focus are on one of them, and while nobody sees the page.",
      ],
      tooltip: ["`defaultOpen` shows it at first."],
    },
  },
  {
    version: "1.0.0",
    came: [
      "accordion",
      "alert",
      "avatar",
      "badge",
      "blog-card",
      "brand-mark",
      "breadcrumb",
      "button",
      "button-group",
      "call-to-action",
      "card",
      "carousel",
      "checkbox",
      "code-block",
      "contact-panel",
      "copy-button",
      "counter",
      "counter-card",
      "counter-row",
      "customer-story",
      "date-picker",
      "date-picker-calendar",
      "date-picker-popover",
      "dialog",
      "dropdown",
      "feature-block",
      "field",
      "figure",
      "footer",
      "form",
      "heading",
      "horizontal-team-card",
      "icon",
      "info-card",
      "logo-strip",
      "menu",
      "modal",
      "navbar",
      "navbar-menu",
      "navbar-panel",
      "new-tab-note",
      "page-header",
      "pagination",
      "password-field",
      "popover",
      "pricing-card",
      "progress",
      "prose",
      "quote",
      "radio-group",
      "rating",
      "rental-card",
      "response-dialog",
      "review-card",
      "rotating-card",
      "search-select",
      "search-select-box",
      "select",
      "slider",
      "slider-rail",
      "social-button",
      "social-links",
      "social-mark",
      "switch",
      "table",
      "tabs",
      "team-card",
      "testimonial",
      "text",
      "toast",
      "tooltip",
      "typed-headline",
      "wordmark",
      "year",
    ],
    changed: {},
  },
];

/** Since when a component is there, and what has changed of it, the newest first. */
export function historyOf(component: string) {
  return {
    since: kitVersions.find(({ came }) => came.includes(component))?.version,
    changes: kitVersions.flatMap(({ version, changed }) =>
      (changed[component] ?? []).map((what) => ({ version, what })),
    ),
  };
}
