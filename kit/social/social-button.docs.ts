import type { ComponentDocs } from "../component-docs.ts";
import type { SocialButtonProps } from "./social-button.tsx";

export const docs = {
  heard:
    "“Button” and the network's name or the `label`, or “link” with `href`; with `iconOnly` too. The mark is passed over.",
  specimen: { props: { network: "github" } },
  since: "1.0.0",
} satisfies ComponentDocs<SocialButtonProps>;
