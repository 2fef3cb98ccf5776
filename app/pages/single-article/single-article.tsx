import { singleArticle } from "../../../content/pages/single-article.ts";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { allArticles } from "../articles/all-articles.ts";
import { ArticleText } from "../articles/article-text.tsx";

/** Not listed: the same words stand on the article's own page, which is the one to find. */
export const meta = () => pageMeta(singleArticle.head, { listed: false });

export const handle = {
  depth: "−36 m",
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** A sample page: the first article that was written. */
export default function SingleArticle() {
  const article = allArticles.at(-1);
  return article ? <ArticleText article={article} /> : null;
}
