import type { ComponentDocs } from "../component-docs.ts";
import type { BlogCardProps } from "./blog-card.tsx";

export const docs = {
  heard:
    "“Article”, the category, a heading that is a link, the author and the date. A picture given as an address is decorative.",
  leftOut:
    "Only the title is a link. If the whole card were one, all of its text would be the name of the link.",
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
} satisfies ComponentDocs<BlogCardProps>;
