import type { ComponentDocs } from "../component-docs.ts";
import type { PricingCardProps } from "./pricing-card.tsx";

export const docs = {
  heard:
    "A heading of the third level, its badge, the price with its period in words, “$59 per month”, and a list in which each line ends in “included” or “not included”. The action is a link.",
  attributes: { "data-includes": "on each line: `true` or `false`, whether the plan has it" },
  specimen: {
    room: "small",
    props: {
      title: "One core",
      price: 590,
      specifications: [
        { label: "A report", includes: true },
        { label: "A second core", includes: false },
      ],
      action: { href: "#states", label: "Order", color: "dark" },
    },
  },
  since: "1.0.0",
} satisfies ComponentDocs<PricingCardProps>;
