import { basename } from "node:path";
import { componentPage } from "../../content/showcase/component-page.ts";
import { guides } from "../../content/showcase/guides.ts";
import { keysOf } from "../../content/showcase/keyboard.ts";
import { families } from "../../content/showcase/showcase-words.ts";
import { wholePages } from "../../content/showcase/whole-pages.ts";
import { addressOf, componentAddress, guideAddress } from "../../showcase/addresses.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import type { ComponentApi } from "../../showcase/components/component-api.ts";
import { titleOf } from "../../showcase/namespace.ts";
import type { SearchEntry } from "../../showcase/search/searching.ts";
import { guideTitles } from "../guides/head.ts";
import { kitApi } from "../kit/api/kit-api.ts";
import { componentPaths } from "../kit/kit-sources.ts";

/** Every page with its examples, the components, the pages made of them, and the guides. */
export const searchIndex = (): readonly SearchEntry[] => [
  ...catalogue.flatMap((words) => [
    { title: words.title, page: families[words.family], address: addressOf(words) },
    ...words.examples.map(({ id, title }) => ({
      title,
      page: words.title,
      address: `${addressOf(words)}#${id}`,
    })),
  ]),
  ...componentPaths.map((path) => componentEntry(basename(path, ".tsx"), kitApi().get(path))),
  ...wholePages.pages.map(({ title, address }) => ({ title, page: wholePages.title, address })),
  ...guideTitles().map(({ name, title }) => ({ title, page: guides.title, address: guideAddress(name) })),
];

function componentEntry(name: string, api: ComponentApi | undefined): SearchEntry {
  const props = [...(api?.parts ?? []), ...(api?.types ?? [])].flatMap(({ props }) =>
    props.map(({ name }) => name),
  );
  const keys = keysOf(name).flatMap(({ keys }) => keys.flatMap((key) => [key, ...(otherNames[key] ?? [])]));
  return {
    title: titleOf(name),
    page: componentPage.family,
    address: componentAddress(name),
    words: [...new Set([...props, ...keys])],
  };
}

/** As people call a key that its cap calls otherwise. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Esc: ["Escape"],
  "←": ["Arrow left"],
  "→": ["Arrow right"],
  "↑": ["Arrow up"],
  "↓": ["Arrow down"],
  "A–Z": ["Letters", "Typeahead"],
};
