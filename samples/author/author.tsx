import slide from "drawing:author-slide";
import portrait from "drawing:portrait-nell";
import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Facts } from "../../app/document/sections/facts.tsx";
import { PageHead } from "../../app/document/sections/page-head.tsx";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { author } from "../../content/pages/author.ts";
import { addresses } from "../../contract/addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./author.module.css";
import { AuthorPosts } from "./posts.tsx";

export const meta = pageMeta(author.head);

export const layout = { depth: "−44 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A sample page: an author, with a portrait as seen through a microscope, and their posts. */
export default function Author() {
  const { ground, name, lead, facts, contact } = author;
  return (
    <>
      <div className={`container ${styles.head}`}>
        <PageHead className={styles.words} ground={ground} title={name} lead={lead}>
          <Facts className={styles.facts} facts={facts} />
        </PageHead>
        <div className={styles.field}>
          <img {...slide} alt="" />
          <img {...portrait} alt={`Portrait of ${name}`} fetchPriority="high" />
        </div>
      </div>
      <AuthorPosts />
      <section className={`container ${styles.contact}`} aria-labelledby="pigeonhole">
        <SectionHeading id="pigeonhole" ground={contact.ground} title={contact.title} />
        <div className={styles.invitation}>
          <p>{contact.text}</p>
          <Button href={addresses.contact} variant="gradient" color="success" size="lg">
            {contact.action}
          </Button>
        </div>
      </section>
    </>
  );
}
