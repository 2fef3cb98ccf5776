import type { ComponentDocs } from "../component-docs.ts";
import type { AvatarProps } from "./avatar.tsx";

export const docs = {
  heard: "“Image” and `alt`, of initials too. Where `alt` is empty, nothing: the name stands beside it.",
  specimen: { props: { image: "/samples/portrait-ines.svg", alt: "" } },
  since: "1.0.0",
} satisfies ComponentDocs<AvatarProps>;
