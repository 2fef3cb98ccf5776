import type { ComponentDocs } from "../component-docs.ts";
import type { ProgressProps } from "./progress.tsx";

export const docs = {
  heard: "“Progress bar”, its label and its percentage.",
  leftOut:
    "The figures beside it are passed over, and changes aren't announced: what is finished is worth a message, not each step.",
  specimen: { room: "narrow", props: { label: "Drilled", value: 62 } },
  since: "1.0.0",
} satisfies ComponentDocs<ProgressProps>;
