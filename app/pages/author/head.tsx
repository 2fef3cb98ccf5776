import { author } from "../../../content/pages/author.ts";
import phone from "../../../illustrations/drawn/author-slide-phone.svg?picture";
import wide from "../../../illustrations/drawn/author-slide-wide.svg?picture";
import portrait from "../../../illustrations/drawn/portrait-nell.svg?picture";
import { GroundLabel } from "../../document/ground-label.tsx";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./head.module.css";

/** Who it is, under the microscope. */
export function AuthorHead() {
  return (
    <header className={styles.head}>
      <picture className={styles.slide}>
        <PictureSource media="(width <= 43.75em)" {...phone} />
        <img {...wide} alt="" fetchPriority="high" />
      </picture>
      <div className={`container ${styles.words}`}>
        <img {...portrait} alt={`Portrait of ${author.name}`} />
        <div className={styles.name}>
          <GroundLabel {...author.ground} />
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
