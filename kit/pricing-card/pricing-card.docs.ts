import type { ComponentDocs } from "../component-docs.ts";
import type { PricingCardProps } from "./pricing-card.tsx";

export const docs = {
  heard:
    "A level 3 heading, the badge, the price with its period as words, such as “$59 per month”, and a list whose items end with “included” or “not included”. The action is a link.",
  attributes: { "data-includes": "on each item: `true` if the plan includes it, else `false`" },
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
} satisfies ComponentDocs<PricingCardProps>;
