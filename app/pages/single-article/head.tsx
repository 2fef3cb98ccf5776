import { author } from "../../../content/pages/author.ts";
import { article } from "../../../content/pages/single-article.ts";
import { templateAddresses } from "../../../contract/demo-addresses.ts";
import portrait from "../../../illustrations/drawn/portrait-nell.svg?picture";
import phone from "../../../illustrations/drawn/waiting-core-phone.svg?picture";
import wide from "../../../illustrations/drawn/waiting-core-wide.svg?picture";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./head.module.css";
import { articleMinutes } from "./words.ts";

const { depth, place, title, deck, date, minutes, figure } = article;

/** The title, who wrote it, and its figure: a core that runs off the page. */
export function SingleArticleHead() {
  return (
    <header className={`container ${styles.head}`}>
      <p className="depth">
        <b>{depth}</b> {place}
      </p>
      <h1 id="article">{title}</h1>
      <p className={`lead ${styles.deck}`}>{deck}</p>
      <p className={styles.byline}>
        <img {...portrait} alt="" />
        <span>
          <a href={templateAddresses.author} rel="author">
            {author.name}
          </a>
          <span>
            <time dateTime={date.machine}>{date.shown}</time>, {articleMinutes()} {minutes}
          </span>
        </span>
      </p>
      <figure className={styles.figure}>
        <picture>
          <PictureSource media="(width <= 700px)" {...phone} />
          <img {...wide} alt={figure.alt} fetchPriority="high" />
        </picture>
        <figcaption className="mono">{figure.caption}</figcaption>
      </figure>
    </header>
  );
}
