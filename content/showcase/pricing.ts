import type { ShowcaseWords } from "./showcase-words.ts";

export const pricing: ShowcaseWords = {
  family: "page-sections",
  name: "pricing",
  title: "Pricing",
  intro: "What it costs, what is in it and what is not. Ticks and crosses are also read out in words.",
  withoutScript: "There are no tabs then: both lists of prices are shown, each under its name.",
  keysOf: ["tabs"],
  hydrate: true,
  sample: true,
  examples: [
    {
      id: "freelancer-startup",
      title: "Freelancer or Startup",
      note: "Tabs by who pays. Prices are by the month, and read out that way.",
    },
    {
      id: "monthly-annual",
      title: "Monthly or Annual",
      note: "Tabs by contract: the same four plans, by the month or by the year for the price of ten.",
    },
    {
      id: "once",
      title: "Paid once",
      note: "One price, no period, and a card that is coloured all over.",
    },
  ],
};
