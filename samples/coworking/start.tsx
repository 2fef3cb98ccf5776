import tuesday from "drawing:coworking-tuesday";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import { addresses } from "../../contract/addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./start.module.css";

const { ground, title, text, action, sample, reached } = coworking.start;

/** An invitation to try the house, and a note that this is a sample page. */
export function CoworkingStart() {
  return (
    <section className={`container ${styles.start}`} aria-labelledby="tuesday">
      <div className={styles.words}>
        <GroundLabel {...ground} />
        <h2 id="tuesday">{title}</h2>
        <p className="lead">{text}</p>
        <Button href="#sample" variant="gradient" color="success" size="lg">
          {action}
        </Button>
        <p id="sample">
          {sample} <a href={addresses.contact}>{reached}</a>.
        </p>
      </div>
      <img className={styles.room} {...tuesday} alt="" loading="lazy" />
    </section>
  );
}
