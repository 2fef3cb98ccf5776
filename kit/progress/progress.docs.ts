import type { ComponentDocs } from "../component-docs.ts";
import type { ProgressProps } from "./progress.tsx";

export const docs = {
  heard: "“Progress bar”, the label and the percentage.",
  leftOut:
    "The number beside the bar is hidden, because the bar has the same value. Changes aren't announced; announce the end with a `Toast`.",
  specimen: { room: "narrow", props: { label: "Drilled", value: 62 } },
} satisfies ComponentDocs<ProgressProps>;
