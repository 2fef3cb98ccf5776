import { usePageAddress } from "../../../document/page-address.ts";
import { outlinedNavbar, type PageLayout } from "../../../document/page-layout.ts";
import { articleAt } from "../all-articles.ts";
import { articleMeta } from "./meta.ts";
import { ArticleText } from "./text.tsx";

export const meta = (address: string) => articleMeta(articleAt(address), address);

export const layout = { depth: "−36 m", navbar: outlinedNavbar } satisfies PageLayout;

export default function ArticlePage() {
  return <ArticleText article={articleAt(usePageAddress())} />;
}
