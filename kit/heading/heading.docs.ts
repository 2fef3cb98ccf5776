import type { ComponentDocs } from "../component-docs.ts";
import type { HeadingProps } from "./heading.tsx";

export const docs = {
  heard: "“Heading”, the level given by `as`, and the text. `size` does not change the level.",
  specimen: { props: { as: "h3", children: "Five layers down" } },
} satisfies ComponentDocs<HeadingProps>;
