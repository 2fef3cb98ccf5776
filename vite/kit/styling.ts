import { readFileSync } from "node:fs";
import type { Styling } from "../../showcase/components/component-api.ts";
import { docsOf } from "./docs-of.ts";
import { dependenciesOf, kitSource } from "./kit-sources.ts";
import { kitTokens } from "./kit-tokens.ts";

/** Returns a component's styling API: its data attributes, and the tokens that its own files read. */
export function stylingOf(component: string): Styling {
  const read = new Set(ownSources(component).match(/--kit-[\w-]+(?=[,)])/g));
  return {
    tokens: groups
      .map(({ about, tokens }) => ({
        about,
        names: tokens.map(({ name }) => name).filter((name) => read.has(name)),
      }))
      .filter(({ names }) => names.length > 0),
    attributes: Object.entries(docsOf(component).attributes ?? {}).map(([name, says]) => ({ name, says })),
  };
}

/** Returns the source code of a component's own files. */
export function ownSources(component: string): string {
  return dependenciesOf(component)
    .files.filter((file) => file !== documentedOnce)
    .map(kitSource)
    .join("\n");
}

/** Is documented for the whole kit, not for each component. */
const documentedOnce = "colors.module.css";

const groups = kitTokens(readFileSync("app/styles/tokens.css", "utf8"));
