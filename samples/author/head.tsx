import slide from "drawing:author-slide";
import portrait from "drawing:portrait-nell";
import { Facts } from "../../app/document/sections/facts.tsx";
import { PageHead } from "../../app/document/sections/page-head.tsx";
import { author } from "../../content/pages/author.ts";
import styles from "./head.module.css";

/** The author's name and facts, and a portrait as seen through a microscope. */
export function AuthorHead() {
  return (
    <div className={`container ${styles.head}`}>
      <PageHead className={styles.words} ground={author.ground} title={author.name} lead={author.lead}>
        <Facts className={styles.facts} facts={author.facts} />
      </PageHead>
      <div className={styles.field}>
        <img {...slide} alt="" />
        <img {...portrait} alt={`Portrait of ${author.name}`} fetchPriority="high" />
      </div>
    </div>
  );
}
