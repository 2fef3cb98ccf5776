import { articles } from "../../../../content/pages/articles.ts";
import { site } from "../../../../site.config.ts";
import type { Article } from "../article.ts";
import styles from "./contents.module.css";

/** The table of contents. It is sticky if it fits beside the text. */
export function ArticleContents({ article }: { article: Article }) {
  return (
    <nav aria-labelledby="contents" className={`screen-only ${styles.contents}`}>
      <p id="contents" className="mono">
        {articles.contents}
      </p>
      <ol>
        {article.sections.map(({ id, depth, title }) => (
          <li key={id}>
            {site.brand.groundLabels && (
              <span className="mono" aria-hidden="true">
                −{depth} m
              </span>
            )}
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
