import type { ComponentDocs } from "../component-docs.ts";
import type { TextProps } from "./text.tsx";

export const docs = {
  heard: "A paragraph. `look` isn't announced.",
  specimen: { props: { children: "Forty metres down" } },
} satisfies ComponentDocs<TextProps>;
