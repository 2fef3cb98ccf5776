import { usePageAddress } from "../../../document/page-address.ts";
import { outlinedNavbar, type PageHandle } from "../../../document/page-handle.ts";
import { articleAt } from "../all-articles.ts";
import { articleMeta } from "./meta.ts";
import { ArticleText } from "./text.tsx";

export const meta = (address: string) => articleMeta(articleAt(address), address);

export const handle = { depth: "−36 m", navbar: outlinedNavbar } satisfies PageHandle;

export default function ArticlePage() {
  return <ArticleText article={articleAt(usePageAddress())} />;
}
