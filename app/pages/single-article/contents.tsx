import { article } from "../../../content/pages/single-article.ts";
import styles from "./contents.module.css";

/** The article's headings; they stay in sight beside it where there is room. */
export function SingleArticleContents() {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p id="contents" className="mono">
        {article.contents}
      </p>
      <ol>
        {article.sections.map(({ id, depth, title }) => (
          <li key={id}>
            <span className="mono" aria-hidden="true">
              {depth}
            </span>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
