import { articles } from "../../../content/pages/articles.ts";
import { shownDate } from "../../document/shown-date.ts";
import type { PublishedArticle } from "./all-articles.ts";
import styles from "./entry.module.css";
import { readingTime } from "./reading-time.ts";

/** One article in the list: all of it leads there. */
export function ArticleEntry({ article }: { article: PublishedArticle }) {
  const { address, title, summary, date, author, minutes, sign, draft } = article;
  return (
    <article className={styles.entry}>
      <p className={`mono ${styles.date}`}>
        <time dateTime={date}>{shownDate(date)}</time>
        {draft && `, ${articles.draft}`}
      </p>
      <div className={styles.words}>
        <h3>
          <a href={address}>{title}</a>
        </h3>
        <p>{summary}</p>
        <p className="mono">
          {articles.by} {author}, {readingTime(minutes)}
        </p>
      </div>
      <img {...sign} alt="" loading="lazy" />
    </article>
  );
}
