import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import { titleOf } from "../namespace.ts";

/** Returns the page of a component that has examples of its own, or undefined for other components. */
export function ownPage(name: string, { examples, hydrate }: ComponentDocs): ExamplePage | undefined {
  if (!examples) return undefined;
  return { family: "components", name, title: titleOf(name), examples, ...(hydrate && { hydrate }) };
}
