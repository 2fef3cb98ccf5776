import type { ComponentDocs } from "../component-docs.ts";
import type { WordmarkProps } from "./wordmark.tsx";

export const docs = {
  heard: "The company's name, as text. The sign is passed over.",
  specimen: { props: { name: "Marrow" } },
  since: "1.0.0",
} satisfies ComponentDocs<WordmarkProps>;
