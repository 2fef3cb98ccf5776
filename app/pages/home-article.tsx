import { home } from "../../content/home.ts";
import logs from "../art/drawn/thin-section-logs.svg";
import logsPhone from "../art/drawn/thin-section-logs-phone.svg";
import styles from "./home-article.module.css";

const { depth, place, title, text, date, caption } = home.article;

/** The newest AI insight, with its thin section. */
export function HomeArticle() {
  return (
    <article className={`container ${styles.article}`}>
      <figure>
        <picture>
          <source media="(width <= 560px)" srcSet={logsPhone} width="560" height="260" />
          <img src={logs} width="1500" height="470" alt="" loading="lazy" />
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
