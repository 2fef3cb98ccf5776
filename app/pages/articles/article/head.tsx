import { articles } from "../../../../content/pages/articles.ts";
import { addresses } from "../../../../contract/addresses.ts";
import { DepthLabel } from "../../../document/sections/depth-label.tsx";
import { PageHead } from "../../../document/sections/page-head.tsx";
import { shownDate } from "../../../document/shown-date.ts";
import type { PublishedArticle } from "../all-articles.ts";
import type { Article } from "../article.ts";
import { readingTime } from "../reading-time.ts";
import { ArticlePictureFigure } from "./figure.tsx";
import styles from "./head.module.css";

/** The title, the byline and the first figure. */
export function ArticleHeading({ article }: { article: PublishedArticle }) {
  const { title, summary, draft, figure, figureAlt = "", figureCaption = "" } = article;
  return (
    <PageHead
      className={`container ${styles.head}`}
      label={
        <DepthLabel depth={articles.ground.depth}>
          <a href={addresses.articles}>{articles.title}</a> {draft && articles.draft}
        </DepthLabel>
      }
      id="article"
      title={title}
      lead={summary}
    >
      <Byline article={article} />
      {figure && (
        <ArticlePictureFigure
          picture={article.pictures[figure]}
          alt={figureAlt}
          caption={figureCaption}
          className={styles.figure}
          first
        />
      )}
    </PageHead>
  );
}

/** The author's name, linked to the About us page, and the date and reading time. */
function Byline({ article }: { article: Article }) {
  const { author, portrait, pictures, date, minutes } = article;
  return (
    <p className={styles.byline}>
      {portrait && <img {...pictures[portrait]} alt="" />}
      <span>
        <a href={addresses.about} rel="author">
          {author}
        </a>
        <span>
          <time dateTime={date}>{shownDate(date)}</time>, {readingTime(minutes)}
        </span>
      </span>
    </p>
  );
}
