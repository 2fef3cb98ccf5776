import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { author } from "../../content/pages/author.ts";
import { addresses } from "../../contract/addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./contact.module.css";

const { ground, title, text, action } = author.contact;

export function AuthorContact() {
  return (
    <section className={`container ${styles.contact}`} aria-labelledby="pigeonhole">
      <SectionHeading id="pigeonhole" ground={ground} title={title} />
      <div className={styles.words}>
        <p>{text}</p>
        <Button href={addresses.contact} variant="gradient" color="success" size="lg">
          {action}
        </Button>
      </div>
    </section>
  );
}
