import type { ComponentDocs } from "../component-docs.ts";
import type { AvatarProps } from "./avatar.tsx";

export const docs = {
  heard:
    "“Image” and the text of `alt`, also for initials. With an empty `alt` nothing is announced, because the name is beside it.",
  specimen: { props: { image: "/samples/portrait-ines.svg", alt: "" } },
} satisfies ComponentDocs<AvatarProps>;
