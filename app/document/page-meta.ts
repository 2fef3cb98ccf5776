import type { PageHead } from "../../content/page-head.ts";
import { site } from "../../site.config.ts";

/** What search results show of a title. */
const room = 60;

/** The head of a page, its title with the company's name where there is room for both. Search engines are asked to leave out what is not `listed`. */
export function pageMeta({ title, description }: PageHead, { listed = true } = {}) {
  const named = `${title} | ${site.name}`;
  const shown = [
    { title: named.length < room ? named : title },
    { name: "description", content: description },
  ];
  return listed ? shown : [...shown, { name: "robots", content: "noindex" }];
}
