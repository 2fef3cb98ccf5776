import type { ComponentDocs } from "../component-docs.ts";
import type { CounterCardProps } from "./counter-card.tsx";

export const docs = {
  heard: "The final number, the title and the description.",
  leftOut: "The title isn't a heading, because a heading for each number would fill the outline of the page.",
  anatomy: `<CounterRow>
  <CounterCard count={70} title="…" />
  <CounterCard count={15} title="…" divider="vertical" />
</CounterRow>`,
  specimen: {
    room: "narrow",
    props: { count: 240, suffix: "+", title: "Bores", description: "Since the first rig." },
    onRock: { color: "light" },
  },
} satisfies ComponentDocs<CounterCardProps>;
