import { groundLabels } from "../ground-labels.ts";

/** The page text around the cases, which are in `content/cases/`. */
export const cases = {
  ground: groundLabels.cases,
  kind: "a case",
  /** Replaces this text, also below the title, in cases with `example: true`. */
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
    /** Screen readers read it after the title of the chart. It refers to the table. */
    table: "The table below has the same numbers.",
    job: "first message to handover",
    key: "The rock of each core is the layer where the cause lay:",
  },
  /** Marks the layer of the cause. */
  cause: "the cause",
  read: "Read the case",
} as const;
