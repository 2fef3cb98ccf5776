import type { Layer } from "./layers.ts";

/** The front matter of a case study. Dates are in ISO format, such as 2026-10-02. */
export interface CaseHead {
  title: string;
  /** The introduction, also shown beside the numbers on other pages. */
  summary: string;
  /** A description of the client that does not name them, such as "A retailer with seven shops". */
  client: string;
  /** The date of the client's first message. */
  from: string;
  /** The date of the handover. */
  to: string;
  /** What the client paid. */
  price?: string | undefined;
  /** The date of writing. The numbers are as of this date. */
  date: string;
  /** Three numbers, each with a text that says what it counts. */
  numbers: readonly { number: string; of: string }[];
  /** The title of the chart of daily values. */
  chart?: string | undefined;
  /** The name of the layer that caused the problem. */
  cause?: string | undefined;
  /** True for a fictional case study. Its page says so, and `demo: false` in `site.config.ts` removes it. */
  example: boolean;
  draft: boolean;
}

/** A case study, rendered to HTML. */
export interface Case extends CaseHead {
  /** The content before the first heading. */
  opening: readonly CasePart[];
  /** The chapters, each about one layer, sorted from the surface down. */
  chapters: readonly CaseChapter[];
  /** The sections after the chapters. */
  sections: readonly CaseSection[];
}

export interface CaseSection {
  id: string;
  title: string;
  parts: readonly CasePart[];
}

export interface CaseChapter extends CaseSection {
  layer: Layer;
}

export type CasePart = { html: string } | { days: CaseDays };

/** A table with one value per day, as data for a chart and as HTML. */
export interface CaseDays {
  /** The unit of the values, such as "Minutes". */
  unit: string;
  days: readonly CaseDay[];
  /** The table as HTML. */
  html: string;
}

export interface CaseDay {
  /** An ISO date, such as 2026-03-07. */
  day: string;
  value: number;
  layer: Layer;
}
