import type { ComponentDocs } from "../component-docs.ts";
import type { BadgeProps } from "./badge.tsx";

export const docs = {
  heard: "Its words, as any text.",
  leftOut: "The colour isn't told: the words have to say it.",
  specimen: { props: { children: "Drilled" } },
  since: "1.0.0",
} satisfies ComponentDocs<BadgeProps>;
