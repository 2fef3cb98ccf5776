import { articles } from "../../../../content/pages/articles.ts";
import { addresses } from "../../../../contract/addresses.ts";
import { BlogCard } from "../../../../kit/blog-card/blog-card.tsx";
import { Button } from "../../../../kit/button/button.tsx";
import { OnwardLink } from "../../../document/sections/onward-link.tsx";
import { SectionHeading } from "../../../document/sections/section-heading.tsx";
import { allArticles, type PublishedArticle } from "../all-articles.ts";
import styles from "./more.module.css";

const { place, title, contact } = articles.more;

/** The three newest other articles, and a link to the contact page. */
export function ArticleMore({ article }: { article: PublishedArticle }) {
  const others = allArticles.filter(({ address }) => address !== article.address).slice(0, 3);
  return (
    <section className={`container screen-only ${styles.more}`} aria-labelledby="more">
      <SectionHeading
        id="more"
        ground={{ depth: `−${depthBelow(article)} m`, place }}
        title={title}
        line="above"
      />
      <div className={styles.cards}>
        {others.map(({ address, title, summary, sign }) => (
          <BlogCard key={address} title={title} description={summary} href={address} image={sign.src} />
        ))}
      </div>
      <div className={`spread ${styles.ask}`}>
        <p className="lead">{contact.description}</p>
        <Button href={addresses.contact} variant="gradient" color="success" size="lg">
          {contact.title}
        </Button>
      </div>
      <OnwardLink href={addresses.articles} className={styles.all}>
        {articles.all}
      </OnwardLink>
    </section>
  );
}

function depthBelow({ sections }: PublishedArticle): number {
  return (sections.at(-1)?.depth ?? 0) + 6;
}
