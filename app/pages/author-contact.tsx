import { author } from "../../content/author.ts";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import styles from "./author-contact.module.css";

const { depth, place, title, text, action } = author.contact;

export function AuthorContact() {
  return (
    <section className={`container ${styles.contact}`} aria-labelledby="pigeonhole">
      <div className={styles.heading}>
        <p className="depth">
          <b>{depth}</b> {place}
        </p>
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
