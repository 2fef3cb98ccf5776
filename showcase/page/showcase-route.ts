import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { type ExamplePage, type ShowcaseWords, showcase } from "../../content/showcase/showcase-words.ts";
import { exampleAt } from "../addresses.ts";
import { catalogue } from "../catalogue.ts";
import { docsOf } from "../components/docs-of.ts";
import { ownPage } from "../components/own-page.ts";

/**
 * The route of a catalogue page or of a component's own examples. The module that `vite/showcase/showcase-pages.ts`
 * generates adds the examples.
 */
export function showcaseRoute(name: string) {
  const words = catalogue.find((page) => page.name === name) ?? ownPage(name, docsOf(name));
  if (!words) throw new Error(`There is no page of examples named ${name}`);
  return { words, layout: showcaseLayout(words), meta: showcaseMeta(words) };
}

/** Returns the options for the document around a showcase page: its islands, and the depth shown in the footer. */
export function showcaseLayout({ name, hydrate = false, examples }: ExamplePage): PageLayout {
  return {
    ...(hydrate && { hydrate: `.generated/${name}.islands` }),
    depth: `−${4 * examples.length + 4} m`,
  };
}

/** The metadata of a showcase page and of the pages of its single examples. */
function showcaseMeta(words: ShowcaseWords | ExamplePage) {
  return (address: string) => {
    const alone = exampleAt(address, words);
    // Not indexed, because search engines should index the page with all examples instead.
    if (alone) return pageMeta(showcase.headAlone(words, alone), { listed: false })(address);
    return "intro" in words ? pageMeta(showcase.head(words))(address) : [];
  };
}
