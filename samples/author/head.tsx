import slide from "drawing:author-slide";
import portrait from "drawing:portrait-nell";
import { Facts } from "../../app/document/sections/facts.tsx";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { author } from "../../content/pages/author.ts";
import styles from "./head.module.css";

/** The author's portrait under the microscope. */
export function AuthorHead() {
  return (
    <header className={`container ${styles.head}`}>
      <div className={styles.words}>
        <GroundLabel {...author.ground} />
        <h1>{author.name}</h1>
        <p className="lead">{author.lead}</p>
        <Facts className={styles.facts} facts={author.facts} />
      </div>
      <div className={styles.field}>
        <img {...slide} alt="" />
        <img {...portrait} alt={`Portrait of ${author.name}`} fetchPriority="high" />
      </div>
    </header>
  );
}
