import { article } from "../../content/single-article.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import styles from "./single-article.module.css";
import { SingleArticleBody } from "./single-article-body.tsx";
import { SingleArticleContents } from "./single-article-contents.tsx";
import { SingleArticleHead } from "./single-article-head.tsx";
import { SingleArticleMore } from "./single-article-more.tsx";

export const meta = () => [
  { title: `${article.title}: ${site.name}` },
  { name: "description", content: article.description },
];

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
