import alerts from "drawing:author-alerts";
import cache from "drawing:author-cache";
import clocks from "drawing:author-clocks";
import restore from "drawing:author-restore";
import retries from "drawing:author-retries";
import portrait from "drawing:portrait-nell";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { shownDate } from "../../app/document/shown-date.ts";
import { allArticles } from "../../app/pages/articles/all-articles.ts";
import { author } from "../../content/pages/author.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { BlogCard } from "../../kit/blog-card/blog-card.tsx";
import { Pagination } from "../../kit/pagination/pagination.tsx";
import styles from "./posts.module.css";

const pictures = { cache, clocks, retries, alerts, restore };
const { ground, title, note, pages, items } = author.posts;

/** The only real article, and sample posts. */
export function AuthorPosts() {
  const first = allArticles.at(-1);
  return (
    <section id="posts" className={`container ${styles.posts}`} aria-labelledby="posts-title">
      <SectionHeading id="posts-title" ground={ground} title={title} line="below">
        <p className={styles.note}>{note}</p>
      </SectionHeading>
      {first && (
        <div className={styles.first}>
          <BlogCard
            variant="lead"
            title={first.title}
            description={first.summary}
            href={templateAddresses.article}
            image={first.sign.src}
            category={{ color: "success", label: "DevOps" }}
            author={{
              name: author.name,
              image: portrait.src,
              date: { shown: shownDate(first.date), machine: first.date },
            }}
          />
        </div>
      )}
      <div className={styles.tray}>
        {items.map(({ picture, title, description, category, date }) => (
          <BlogCard
            key={picture}
            title={title}
            description={description}
            image={pictures[picture].src}
            category={{ ...category, before: <Dated {...date} /> }}
          />
        ))}
        {/* All pagination links lead to the top of the posts, because the sample has only one page. */}
        <Pagination label={pages} pages={5} current={1} href={() => "#posts"} />
      </div>
    </section>
  );
}

function Dated({ shown, machine }: { shown: string; machine: string }) {
  return (
    <time className="mono" dateTime={machine}>
      {shown}
    </time>
  );
}
