import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { allArticles } from "../../app/pages/articles/all-articles.ts";
import { ArticleText } from "../../app/pages/articles/article/text.tsx";
import { singleArticle } from "../../content/pages/single-article.ts";

export const meta = pageMeta(singleArticle.head);

export const layout = { depth: "−46 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A sample page: a single article. */
export default function SingleArticle() {
  const article = allArticles.at(-1);
  return article ? <ArticleText article={article} /> : null;
}
