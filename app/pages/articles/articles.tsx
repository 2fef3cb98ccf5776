import { bedrockDepths } from "../../../content/ground-labels.ts";
import { articles } from "../../../content/pages/articles.ts";
import notebook from "../../../illustrations/drawn/article-notebook.svg?picture";
import { GroundLabel } from "../../document/ground-label.tsx";
import { NextStep } from "../../document/next-step.tsx";
import type { PageHandle } from "../../document/page-handle.ts";
import { type MetaPlace, pageMeta } from "../../document/page-meta.ts";
import { allArticles } from "./all-articles.ts";
import { feedLink } from "./article/meta.ts";
import styles from "./articles.module.css";
import { articlesByYear } from "./by-year.ts";
import { ArticleEntry } from "./entry.tsx";

export const meta = (place: MetaPlace) => [
  ...pageMeta(articles.head, { modified: allArticles[0]?.date })(place),
  feedLink,
];

export const handle = {
  depth: bedrockDepths.articles,
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** Everything we have written, year by year. */
export default function Articles() {
  return (
    <>
      <div className={`container ${styles.page}`}>
        <header className={styles.head}>
          <GroundLabel {...articles.ground} />
          <h1>{articles.title}</h1>
          <p className="lead">{articles.lead}</p>
          <p className={`mono ${styles.feed}`}>
            <a href={articles.feed.address}>{articles.feed.label}</a>
          </p>
          <img {...notebook} alt="" />
        </header>
        {allArticles.length === 0 && <p>{articles.none}</p>}
        {articlesByYear(allArticles).map(({ year, articles }) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ol>
              {articles.map((article) => (
                <li key={article.address}>
                  <ArticleEntry article={article} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <NextStep />
    </>
  );
}
