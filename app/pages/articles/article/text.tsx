import type { PublishedArticle } from "../all-articles.ts";
import { ArticleBody } from "./body.tsx";
import { ArticleContents } from "./contents.tsx";
import { ArticleHeading } from "./head.tsx";
import { ArticleMore } from "./more.tsx";
import styles from "./text.module.css";

export function ArticleText({ article }: { article: PublishedArticle }) {
  return (
    <>
      <article aria-labelledby="article">
        <ArticleHeading article={article} />
        <div className={`container ${styles.columns}`}>
          <ArticleContents article={article} />
          <ArticleBody article={article} />
        </div>
      </article>
      <ArticleMore article={article} />
    </>
  );
}
