import type { ComponentDocs } from "../component-docs.ts";
import type { HeadingProps } from "./heading.tsx";

export const docs = {
  heard: "“Heading”, its level by `as`, and its words. `size` changes nothing of it.",
  specimen: { props: { as: "h3", children: "Five layers down" } },
  since: "1.0.0",
} satisfies ComponentDocs<HeadingProps>;
