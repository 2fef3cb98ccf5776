import type { ComponentDocs } from "../component-docs.ts";
import type { TextProps } from "./text.tsx";

export const docs = {
  heard: "A paragraph. `look` isn't announced.",
  specimen: { props: { children: "Forty metres down" } },
  since: "1.0.0",
} satisfies ComponentDocs<TextProps>;
