import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";

/** What the document around a showcase page needs to know. */
export function showcaseHandle({ name, hydrate = false, examples }: ShowcaseWords): PageHandle {
  return {
    ...(hydrate && { hydrate: `showcase/pages/${name}.islands` }),
    depth: `−${4 * examples.length} m`,
  };
}

/** The head of a showcase page and of the pages that show one of its examples alone. */
export function showcaseMeta({ title, intro, examples }: ShowcaseWords) {
  return ({ params }: { params: { example?: string } }) => {
    const alone = examples.find(({ id }) => id === params.example);
    if (!alone) return [{ title: `${title}: ${site.name}` }, { name: "description", content: intro }];
    return [
      { title: `${alone.title}, ${title}: ${site.name}` },
      { name: "description", content: alone.note },
      // The page of all examples is the one to find.
      { name: "robots", content: "noindex" },
    ];
  };
}
