import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import { titleOf } from "../namespace.ts";

/** The page of a component with its own examples, in the form of a catalogue page. */
export function ownPage(name: string, { examples, hydrate }: ComponentDocs): ExamplePage | undefined {
  if (!examples) return undefined;
  return { family: "components", name, title: titleOf(name), examples, ...(hydrate && { hydrate }) };
}
