import type { ComponentDocs } from "../component-docs.ts";
import type { WordmarkProps } from "./wordmark.tsx";

export const docs = {
  heard: "The name of the company as text. The icon is decorative.",
  specimen: { props: { name: "Marrow" } },
} satisfies ComponentDocs<WordmarkProps>;
