import { componentPage } from "../../content/showcase/component-page.ts";
import { guides } from "../../content/showcase/guides.ts";
import { families } from "../../content/showcase/showcase-words.ts";
import { wholePages } from "../../content/showcase/whole-pages.ts";
import { addressOf, componentAddress, guideAddress } from "../../showcase/addresses.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import { titleOf } from "../../showcase/namespace.ts";
import type { SearchEntry } from "../../showcase/search/searching.ts";
import { guideTitles } from "../guides/head.ts";
import { apiOf } from "../kit/api-of.ts";
import { docsOf } from "../kit/docs-of.ts";
import { components } from "../kit/kit-sources.ts";

/** Returns an entry for each catalogue page and its examples, each component, each sample page and each guide. */
export const searchIndex = (): readonly SearchEntry[] => [
  ...catalogue.flatMap((words) => {
    const [page, address] = [words.title, addressOf(words)];
    return [
      { title: page, page: families[words.family], address },
      ...words.examples.map(({ id, title }) => ({ title, page, address: `${address}#${id}` })),
    ];
  }),
  ...components.map(componentEntry),
  ...wholePages.pages.map(({ title, address }) => ({ title, page: wholePages.title, address })),
  ...guideTitles().map(({ name, title }) => ({ title, page: guides.title, address: guideAddress(name) })),
];

function componentEntry(name: string): SearchEntry {
  const { parts, types } = apiOf(name);
  const props = [...parts, ...types].flatMap(({ props }) => props.map(({ name }) => name));
  const { block, keys: pressed = [] } = docsOf(name);
  const keys = pressed.flatMap(({ keys }) => keys.flatMap((key) => [key, ...(otherNames[key] ?? [])]));
  return {
    title: titleOf(name),
    page: block ? componentPage.blocks : componentPage.family,
    address: componentAddress(name),
    words: [...new Set([...props, ...keys])],
  };
}

/** Other names that visitors may use when they search for a key of the keyboard. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Esc: ["Escape"],
  "←": ["Arrow left"],
  "→": ["Arrow right"],
  "↑": ["Arrow up"],
  "↓": ["Arrow down"],
  "A–Z": ["Letters", "Typeahead"],
};
