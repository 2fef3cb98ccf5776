import type { PageHead } from "../../content/page-head.ts";
import { site } from "../../site.config.ts";

/** The head of a page. Search engines are asked to leave out what is not `listed`. */
export function pageMeta({ title, description }: PageHead, { listed = true } = {}) {
  const shown = [{ title: `${title} | ${site.name}` }, { name: "description", content: description }];
  return listed ? shown : [...shown, { name: "robots", content: "noindex" }];
}
