import { author } from "../../../content/pages/author.ts";
import { home } from "../../../content/pages/home.ts";
import { templateAddresses } from "../../../contract/demo-addresses.ts";
import portrait from "../../../illustrations/drawn/portrait-nell.svg?picture";
import logs from "../../../illustrations/drawn/thin-section-logs.svg?picture";
import logsPhone from "../../../illustrations/drawn/thin-section-logs-phone.svg?picture";
import { PictureSource } from "../../document/picture.tsx";
import { BlogCard } from "../../ui/blog-card/blog-card.tsx";
import styles from "./article.module.css";

const { depth, category, title, text, date, caption } = home.article;

/** The newest AI insight, with its thin section. It leads to the one article there is, until there are more. */
export function HomeArticle() {
  return (
    <div className={`container ${styles.article}`}>
      <BlogCard
        variant="lead"
        titleAs="h2"
        category={{
          color: "primary",
          label: category,
          before: (
            <span className="depth">
              <b>{depth}</b>
            </span>
          ),
        }}
        title={title}
        description={text}
        author={{ name: author.name, image: portrait.src, date }}
        route={templateAddresses.article}
        image={
          <figure>
            <picture>
              <PictureSource media="(width <= 560px)" {...logsPhone} />
              <img {...logs} alt="" loading="lazy" />
            </picture>
            <figcaption className="mono">{caption}</figcaption>
          </figure>
        }
      />
    </div>
  );
}
