import type { PageHandle } from "../../app/document/page-handle.ts";
import { type MetaPlace, pageMeta } from "../../app/document/page-meta.ts";
import { type ExamplePage, type ShowcaseWords, showcase } from "../../content/showcase/showcase-words.ts";
import { catalogue } from "../catalogue.ts";
import { docsOf } from "../components/docs-of.ts";
import { ownPage } from "../components/own-page.ts";

/** What the route of a page of the catalogue, or of a component’s own examples, is made of, beside its examples (`vite/showcase/showcase-pages.ts`). */
export function showcaseRoute(name: string) {
  const words = catalogue.find((page) => page.name === name) ?? ownPage(name, docsOf(name));
  if (!words) throw new Error(`Nothing shows examples named ${name}`);
  return { words, handle: showcaseHandle(words), meta: showcaseMeta(words) };
}

/** What the document around a showcase page needs to know. */
export function showcaseHandle({ name, hydrate = false, examples }: ExamplePage): PageHandle {
  return {
    ...(hydrate && { hydrate: `.react-router/showcase/${name}.islands` }),
    depth: `−${4 * examples.length + 4} m`,
  };
}

/** The head of a showcase page and of the pages that show one of its examples alone. */
function showcaseMeta(words: ShowcaseWords | ExamplePage) {
  return ({ params, location }: MetaPlace & { params: { example?: string } }) => {
    const alone = words.examples.find(({ id }) => id === params.example);
    // The page of all examples is the one to find.
    if (alone) return pageMeta(showcase.headAlone(words, alone), { listed: false })({ location });
    return "intro" in words ? pageMeta(showcase.head(words))({ location }) : [];
  };
}
