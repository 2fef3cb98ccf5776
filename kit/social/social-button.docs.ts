import type { ComponentDocs } from "../component-docs.ts";
import type { SocialButtonProps } from "./social-button.tsx";

export const docs = {
  heard:
    "“Button” and the name of the network or the `label`, or “link” if it has an `href`; the same with `iconOnly`. The logo is decorative.",
  specimen: { props: { network: "github" } },
} satisfies ComponentDocs<SocialButtonProps>;
