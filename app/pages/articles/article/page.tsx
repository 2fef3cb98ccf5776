import { usePageAddress } from "../../../document/page-address.ts";
import { outlinedNavbar, type PageHandle } from "../../../document/page-handle.ts";
import type { MetaPlace } from "../../../document/page-meta.ts";
import { articleAt } from "../all-articles.ts";
import { articleMeta } from "./meta.ts";
import { ArticleText } from "./text.tsx";

export const meta = (place: MetaPlace) => articleMeta(articleAt(place.location.pathname), place);

export const handle = { depth: "−36 m", navbar: outlinedNavbar } satisfies PageHandle;

export default function ArticlePage() {
  return <ArticleText article={articleAt(usePageAddress())} />;
}
