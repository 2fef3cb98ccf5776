import type { ComponentDocs } from "../component-docs.ts";
import type { BadgeProps } from "./badge.tsx";

export const docs = {
  heard: "Its text.",
  leftOut: "The colour isn't announced, so the text must say what it means.",
  specimen: { props: { children: "Drilled" } },
} satisfies ComponentDocs<BadgeProps>;
