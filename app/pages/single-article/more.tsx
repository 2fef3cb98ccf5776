import { article } from "../../../content/pages/single-article.ts";
import { BlogCard } from "../../ui/blog-card/blog-card.tsx";
import styles from "./more.module.css";

const { depth, place, title, cards } = article.more;

/** What belongs to the article. */
export function SingleArticleMore() {
  return (
    <section className={`container ${styles.more}`} aria-labelledby="more">
      <div className={styles.heading}>
        <p className="depth">
          <b>{depth}</b> {place}
        </p>
        <h2 id="more">{title}</h2>
      </div>
      <div className={styles.cards}>
        {cards.map(({ title, description, href, picture }) => (
          <BlogCard
            key={href}
            title={title}
            description={description}
            route={href}
            image={`/samples/thin-section-${picture}.svg`}
          />
        ))}
      </div>
    </section>
  );
}
