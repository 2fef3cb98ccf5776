import { groundLabels } from "../ground-labels.ts";

/** The page text around the cases, which are in `content/cases/`. */
export const cases = {
  ground: groundLabels.cases,
  kind: "a case",
  /** Shown in cases with `example: true`: `kind` instead of the text above, and `note` below the title. */
  sample: {
    kind: "a sample case",
    note: "This is a sample case. The client, the dates and the numbers are made up, as the company of this site is.",
  },
  draft: "Draft",
  facts: {
    client: "Client",
    time: "From first message to handover",
    price: "Paid in all, plus GST",
  },
  chart: {
    /** Read by screen readers after the title of the chart. */
    table: "The table below has the same numbers.",
    job: "first message to handover",
    key: "The rock of each core is the layer where the cause lay:",
  },
  /** Marks the layer in which the cause was found. */
  cause: "the cause",
  read: "Read the case",
} as const;
