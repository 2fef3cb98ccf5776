import type { ComponentDocs } from "../component-docs.ts";
import type { SocialMarkProps } from "./social-mark.tsx";

export const docs = {
  heard: "Nothing: what it stands in has to have a name.",
  specimen: { props: { network: "github" } },
  examples: [
    { id: "marks", title: "Marks", note: "One drawing for each network, without a link of its own." },
  ],
  since: "1.0.0",
} satisfies ComponentDocs<SocialMarkProps>;
