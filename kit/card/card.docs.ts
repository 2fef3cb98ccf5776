import type { ComponentDocs } from "../component-docs.ts";
import type { CardProps } from "./card.tsx";

export const docs = {
  heard: "Nothing of its own: a `div`, or what `as` names, around what it is given.",
  specimen: { room: "card", props: { children: "A sheet with an edge." } },
  examples: [{ id: "plain", title: "Plain", note: "A surface with an edge, for whatever belongs together." }],
  since: "1.0.0",
} satisfies ComponentDocs<CardProps>;
