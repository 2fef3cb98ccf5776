import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { author } from "../../content/pages/author.ts";
import { addresses } from "../../contract/addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./contact.module.css";

const { ground, title, text, action } = author.contact;

export function AuthorContact() {
  return (
    <section className={`container ${styles.contact}`} aria-labelledby="pigeonhole">
      <div className={styles.heading}>
        <GroundLabel {...ground} />
        <h2 id="pigeonhole">{title}</h2>
      </div>
      <div className={styles.words}>
        <p>{text}</p>
        <Button href={addresses.contact} variant="gradient" color="success" size="lg">
          {action}
        </Button>
      </div>
    </section>
  );
}
