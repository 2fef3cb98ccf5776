import type { ComponentDocs } from "../component-docs.ts";
import type { BlogCardProps } from "./blog-card.tsx";

export const docs = {
  heard:
    "“Article”, its category, a heading that is a link, who wrote it and when. A picture by its address is passed over.",
  leftOut: "Not the whole card is the link: its name would be all of its words.",
  specimen: {
    room: "wide",
    props: {
      title: "Rain, counted by hand",
      description: "One gauge, one notebook, forty winters.",
      href: "#states",
      image: "/samples/card-rain-gauge.svg",
      category: { color: "info", label: "Weather" },
    },
  },
  since: "1.0.0",
} satisfies ComponentDocs<BlogCardProps>;
