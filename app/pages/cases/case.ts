import type { Layer } from "./layers.ts";

/** What a case says of itself above its text. Days are as 2026-10-02. */
export interface CaseHead {
  title: string;
  /** Leads into the case, and stands beside its numbers on other pages. */
  summary: string;
  /** Who asked, as far as may be said: "A retailer with seven shops". */
  client: string;
  /** From the first message to the handover. */
  from: string;
  to: string;
  /** What the client paid for it. */
  price?: string | undefined;
  /** When it was written: the numbers are counted until then. */
  date: string;
  /** Three, and what each counts. */
  numbers: readonly { number: string; of: string }[];
  /** Says what the table of days in its text counts. */
  chart?: string | undefined;
  /** The layer in which the cause lay. */
  cause?: string | undefined;
  /** True of a case that is made up: it says so, and goes with `demo: false`. */
  example: boolean;
  draft: boolean;
}

/** One job, told from the surface down; ready to be put into a page. */
export interface Case extends CaseHead {
  /** What stands before the first heading. */
  opening: readonly CasePart[];
  /** The layers, from the surface down. */
  chapters: readonly CaseChapter[];
  /** What stands below the last of them. */
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

/** What a table of days says, for the chart over it. */
export interface CaseDays {
  /** What is counted: "Minutes". */
  unit: string;
  days: readonly CaseDay[];
  /** The table itself. */
  html: string;
}

export interface CaseDay {
  /** As 2026-03-07. */
  day: string;
  value: number;
  layer: Layer;
}
