import { attentionCatchers } from "../content/showcase/attention-catchers.ts";
import { elements } from "../content/showcase/elements.ts";
import { inputAreas } from "../content/showcase/input-areas.ts";
import { navigation } from "../content/showcase/navigation.ts";
import { pageSections } from "../content/showcase/page-sections.ts";
import {
  type Family,
  families,
  type PageWords,
  type ShowcaseWords,
  showcase,
} from "../content/showcase/showcase-words.ts";

const pagesOf: Readonly<Record<Family, readonly PageWords[]>> = {
  "page-sections": pageSections,
  navigation,
  "input-areas": inputAreas,
  "attention-catchers": attentionCatchers,
  elements,
};

/** The families of pages in the order of the overview (R-ROUTE-1). */
export const catalogueByFamily = Object.entries(pagesOf).map(([name, pages]) => {
  const family = name as Family;
  return {
    family,
    title: families[family],
    pages: pages.map(
      (page): ShowcaseWords => ({
        withoutScript: showcase.complete,
        name: hyphenated(page.title),
        ...page,
        examples: Object.entries(page.examples).map(([title, note]) => ({
          id: hyphenated(title),
          title,
          ...(typeof note === "string" ? { note } : note),
        })),
        family,
      }),
    ),
  };
});

/** All pages of the catalogue, in the order of the overview. */
export const catalogue: readonly ShowcaseWords[] = catalogueByFamily.flatMap(({ pages }) => pages);

function hyphenated(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
