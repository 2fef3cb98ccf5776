import { bedrockDepths } from "../../../content/ground-labels.ts";
import { article } from "../../../content/pages/single-article.ts";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { SingleArticleBody } from "./body.tsx";
import { SingleArticleContents } from "./contents.tsx";
import { SingleArticleHead } from "./head.tsx";
import { SingleArticleMore } from "./more.tsx";
import styles from "./single-article.module.css";

export const meta = () => pageMeta(article.head);

export const handle = {
  depth: bedrockDepths.article,
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
