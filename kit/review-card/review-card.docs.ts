import type { ComponentDocs } from "../component-docs.ts";
import type { ReviewCardProps } from "./review-card.tsx";

export const docs = {
  heard: "A figure with “4.5 of 5 stars”, the review, the name and the date. The portrait is decorative.",
  specimen: {
    room: "small",
    props: {
      name: "Jun Watanabe",
      date: { shown: "3 June 2026", machine: "2026-06-03" },
      review: "The worst page came first.",
      rating: 4.5,
    },
  },
} satisfies ComponentDocs<ReviewCardProps>;
