import type { ComponentDocs } from "../component-docs.ts";
import type { CounterCardProps } from "./counter-card.tsx";

export const docs = {
  heard: "The final number, what it counts, and the sentence below.",
  leftOut: "Title and number are paragraphs: a heading for each number would crowd the outline.",
  anatomy: `<CounterRow>
  <CounterCard count={70} title="…" />
  <CounterCard count={15} title="…" divider="vertical" />
</CounterRow>`,
  specimen: {
    room: "narrow",
    props: { count: 240, suffix: "+", title: "Bores", description: "Since the first rig." },
    onRock: { color: "light" },
  },
  since: "1.0.0",
} satisfies ComponentDocs<CounterCardProps>;
