import type { CaseHead } from "./head.ts";
import type { Layer } from "./layers.ts";

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
