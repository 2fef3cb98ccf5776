import { families } from "../../../content/showcase/showcase-words.ts";
import { wholePages } from "../../../content/showcase/whole-pages.ts";
import { addressOf } from "../addresses.ts";
import { catalogue } from "../catalogue.ts";

export interface SearchEntry {
  title: string;
  /** Where it stands: the family of a page, the page of an example. */
  page: string;
  address: string;
}

/** Every page with its examples, and the pages made of them. */
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
];
