import type { ComponentDocs } from "../component-docs.ts";
import type { CardProps } from "./card.tsx";

export const docs = {
  heard: "Nothing of its own. It is a `div`, or the element in `render`, around its content.",
  specimen: { room: "card", props: { children: "A card with an edge." } },
  examples: [
    { id: "plain", title: "Plain", note: "A surface with an edge, for content that belongs together." },
  ],
} satisfies ComponentDocs<CardProps>;
