import { addresses } from "../../../contract/addresses.ts";
import { shownDate } from "../../document/shown-date.ts";
import type { Article } from "./article.ts";
import styles from "./byline.module.css";
import { readingTime } from "./reading-time.ts";

/** Who wrote it, who can be met on the page about us; when; and how long it takes. */
export function Byline({ article }: { article: Article }) {
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
