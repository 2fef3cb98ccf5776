import thinSectionLogs from "drawing:thin-section-logs";
import { articles } from "../../../content/pages/articles.ts";
import { home } from "../../../content/pages/home.ts";
import { addresses } from "../../../contract/addresses.ts";
import { showcaseAddress } from "../../../contract/demo-addresses.ts";
import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import { site } from "../../../site.config.ts";
import { Drawing } from "../../document/picture.tsx";
import links from "../../document/sections/links.module.css";
import { shownDate } from "../../document/shown-date.ts";
import { allArticles } from "../articles/all-articles.ts";
import styles from "./article.module.css";

const { depth } = home.article;

/** The newest article, beside a drawing of a thin section of rock. */
export function HomeArticle() {
  const [newest] = allArticles;
  if (!newest) return null;
  const { title, summary, address, author, portrait, pictures, date, category } = newest;
  const image = portrait && pictures[portrait]?.src;
  return (
    <div className={`container ${styles.article}`}>
      <BlogCard
        variant="lead"
        titleAs="h2"
        category={{
          color: "primary",
          label: category ?? home.article.category,
          before: site.brand.groundLabels && (
            <span className="depth" aria-hidden="true">
              <b>{depth}</b>
            </span>
          ),
        }}
        title={title}
        description={summary}
        author={{
          name: author,
          ...(image && { image }),
          date: { shown: shownDate(date), machine: date },
        }}
        href={address}
        image={<Drawing of={thinSectionLogs} frame={styles.picture} loading="lazy" />}
      />
      <p className={`${links.touch} ${styles.all}`}>
        <a href={addresses.articles}>{articles.all}</a>
        {site.demo && <a href={showcaseAddress}>{home.article.showcase}</a>}
      </p>
    </div>
  );
}
