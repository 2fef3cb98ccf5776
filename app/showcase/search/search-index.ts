import { guides } from "../../../content/showcase/guides.ts";
import { families } from "../../../content/showcase/showcase-words.ts";
import { wholePages } from "../../../content/showcase/whole-pages.ts";
import { addressOf, guideAddress } from "../addresses.ts";
import { catalogue } from "../catalogue.ts";
import { guideHeads } from "../guides/guide-heads.ts";

export interface SearchEntry {
  title: string;
  /** Where it stands: the family of a page, the page of an example. */
  page: string;
  address: string;
}

/** Every page with its examples, the pages made of them, and the guides. */
export const searchIndex: readonly SearchEntry[] = [
  ...catalogue.flatMap((words) => [
    { title: words.title, page: families[words.family], address: addressOf(words) },
    ...words.examples.map(({ id, title }) => ({
      title,
      page: words.title,
      address: `${addressOf(words)}#${id}`,
    })),
  ]),
  ...wholePages.pages.map(({ title, address }) => ({ title, page: wholePages.title, address })),
  ...guideHeads().map(({ name, title }) => ({ title, page: guides.title, address: guideAddress(name) })),
];
