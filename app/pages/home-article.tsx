import { home } from "../../content/home.ts";
import logs from "../art/drawn/thin-section-logs.svg?picture";
import logsPhone from "../art/drawn/thin-section-logs-phone.svg?picture";
import { PictureSource } from "../picture.tsx";
import styles from "./home-article.module.css";

const { depth, place, title, text, date, caption } = home.article;

/** The newest AI insight, with its thin section. */
export function HomeArticle() {
  return (
    <article className={`container ${styles.article}`}>
      <figure>
        <picture>
          <PictureSource media="(width <= 560px)" {...logsPhone} />
          <img {...logs} alt="" loading="lazy" />
        </picture>
        <figcaption className="mono">{caption}</figcaption>
      </figure>
      <div className={styles.words}>
        <p className="depth">
          <b>{depth}</b> {place}
        </p>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={`mono ${styles.date}`}>
          <time dateTime={date.machine}>{date.shown}</time>
        </p>
      </div>
    </article>
  );
}
