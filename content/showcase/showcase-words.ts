import type { PageHead } from "../page-head.ts";

/** The families of showcase pages in display order (R-ROUTE-1), by path segment. */
export const families = {
  "page-sections": "Page Sections",
  navigation: "Navigation",
  "input-areas": "Input Areas",
  "attention-catchers": "Attention Catchers",
  elements: "Elements",
} as const;

export type Family = keyof typeof families;

/**
 * A page with examples at `/sections/<family>/<name>`: a page of the catalogue, or the page of a component that has
 * examples of its own because no page of the catalogue covers it.
 */
export interface ExamplePage {
  family: Family | "components";
  /** The last part of the page's path, and the folder of the page's examples. */
  name: string;
  title: string;
  /** Whether the page loads React in the browser, because its examples need it. */
  hydrate?: boolean;
  /** Whether the examples contain people, companies, claims or figures. The page then says that these are made up. */
  sample?: boolean;
  examples: readonly ExampleWords[];
}

/** The text of one page of the catalogue. */
export interface ShowcaseWords extends ExamplePage {
  family: Family;
  intro: string;
  /** What works without scripts, and what does not. */
  withoutScript: string;
  /** Components whose keyboard shortcuts are listed beside the examples. */
  keysOf?: readonly string[];
}

/**
 * The text of a page as written in its family's file, with the notes of its examples by title. `withoutScript` is left
 * out if the page works fully without scripts, and a name or an id that is the title with hyphens.
 */
export type PageWords = Omit<ShowcaseWords, "family" | "withoutScript" | "name" | "examples"> &
  Partial<Pick<ShowcaseWords, "withoutScript" | "name">> & {
    examples: Readonly<Record<string, string | { id?: string; note: string; height?: number }>>;
  };

export interface ExampleWords {
  /** The name of the example's file, and the example's anchor on the page. */
  id: string;
  title: string;
  /** 30 to 90 characters, because the note is part of the description of the example's own page in search results. */
  note: string;
  /** The minimum height of the preview in pixels. */
  height?: number;
}

/** Headings, labels and messages of the showcase pages. */
export const showcase = {
  overview: {
    title: "Sample components and their source",
    description:
      "Every part this site is made of, and the file behind each. Look, try it at three widths, take it home.",
  },
  grounds: {
    "page-sections": { depth: "−6 m", place: "the rooms" },
    navigation: { depth: "−24 m", place: "the ladders" },
    "input-areas": { depth: "−32 m", place: "the hatches" },
    "attention-catchers": { depth: "−40 m", place: "the bells" },
    elements: { depth: "−48 m", place: "the bolts" },
    components: { depth: "−60 m", place: "the store" },
    "whole-pages": { depth: "−70 m", place: "the levels" },
    guides: { depth: "−84 m", place: "the lamps" },
  },
  ground: { depth: "0 m", place: "the core shed" },
  title: "Sections",
  /** The title and description of a page of examples. */
  head: ({ title, intro }: ShowcaseWords): PageHead => ({
    title: `Sample components: ${title}`,
    description: `Sample ${title}, ready to copy. ${intro}`,
  }),
  /** The title and description of the page of a single example. */
  headAlone: ({ title: page }: ExamplePage, { title, note }: ExampleWords): PageHead => ({
    title: `Sample ${page}: ${title}`,
    description: `${title}: a sample from ${page}, with its source file. ${note}`,
  }),
  /** Shown with examples that contain people, companies, claims or figures. */
  sample: "Sample: people, companies, claims and figures are made up.",
  tabs: { preview: "Preview", code: "Code", html: "HTML" },
  widths: "Preview width",
  full: "Full",
  themes: "Preview theme",
  light: "Light",
  dark: "Dark",
  direction: "Preview direction",
  rightToLeft: "RTL: right to left",
  edit: (title: string) => ({ shown: "Edit", told: `Edit the HTML of ${title}` }),
  reset: (title: string) => ({ shown: "Reset", told: `Reset ${title} to the original` }),
  noEditor: "The editor could not be loaded. Check the connection and press Edit again.",
  copy: "Copy",
  copied: "Copied",
  /** Shown if the browser refuses to copy, followed by the keys to press. */
  selected: "Selected. To copy it press",
  copyPage: "Copy page",
  /** The text of a link to the page's Markdown file, shown if the browser refuses to copy. */
  pageAsText: "Open as text",
  alone: (title: string) => `Open ${title} alone`,
  whole: (title: string) => `All examples of ${title}`,
  keyboard: "Keyboard",
  keyboardOf: (component: string) => `Keyboard: ${component}`,
  withoutScript: "Without JavaScript",
  complete: "Nothing is missing.",
  onThisPage: "On this page",
  search: {
    open: "Search",
    field: "Search pages and examples",
    found: "found",
    close: "Close",
  },
} as const;
