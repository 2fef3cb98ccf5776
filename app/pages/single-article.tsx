import { article } from "../../content/single-article.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "./single-article.module.css";
import { SingleArticleBody } from "./single-article-body.tsx";
import { SingleArticleContents } from "./single-article-contents.tsx";
import { SingleArticleHead } from "./single-article-head.tsx";
import { SingleArticleMore } from "./single-article-more.tsx";

export const meta = () => pageMeta(article.head);

export const handle = {
  depth: "−36 m",
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** One article, to be read from end to end. */
export default function SingleArticle() {
  return (
    <>
      <article aria-labelledby="article">
        <SingleArticleHead />
        <div className={`container ${styles.columns}`}>
          <SingleArticleContents />
          <SingleArticleBody />
        </div>
      </article>
      <SingleArticleMore />
    </>
  );
}
