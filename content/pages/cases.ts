/** Headings and labels for the case pages; the cases are in `content/cases/`. */
export const cases = {
  /** The depth beside the label of a case, on its own page and on the pages that show one. */
  depths: { own: "0 m", home: "−52 m", services: "−58 m", about: "−40 m" },
  kind: "a case",
  /** For cases with `example: true`: this `kind` replaces the one above, and `note` is shown below the title. */
  sample: {
    kind: "a sample case",
    note: "This is a sample case. The client, the dates and the numbers are made up, like the company on this site.",
  },
  draft: "Draft",
  facts: {
    client: "Client",
    time: "From first message to handover",
    price: "Total paid, plus GST",
  },
  chart: {
    /** Appended to the chart's title to form the accessible name of the chart. */
    table: "The table below has the same numbers.",
    job: "first message to handover",
    key: "The rock of each core is the layer where the cause lay:",
  },
  /** Appended to the name of the layer in which the cause of the problem was found. */
  cause: "the cause",
  read: "Read the case",
} as const;
