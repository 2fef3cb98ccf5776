import { author } from "../../content/author.ts";
import phone from "../art/drawn/author-slide-phone.svg";
import wide from "../art/drawn/author-slide-wide.svg";
import portrait from "../art/drawn/portrait-nell.svg";
import styles from "./author-head.module.css";

/** Who it is, under the microscope. */
export function AuthorHead() {
  return (
    <header className={styles.head}>
      <picture className={styles.slide}>
        <source media="(width < 700px)" srcSet={phone} width="700" height="190" />
        <img src={wide} width="2560" height="340" alt="" fetchPriority="high" />
      </picture>
      <div className={`container ${styles.words}`}>
        <img src={portrait} width="240" height="240" alt={`Portrait of ${author.name}`} />
        <div className={styles.name}>
          <p className="depth">
            <b>{author.depth}</b> {author.place}
          </p>
          <h1>{author.name}</h1>
        </div>
        <p className={`lead ${styles.lead}`}>{author.lead}</p>
        <dl className={styles.facts}>
          {author.facts.map(({ name, fact }) => (
            <div key={name}>
              <dt className="mono">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
