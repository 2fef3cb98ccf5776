import { Facts } from "../../app/document/sections/facts.tsx";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./about.module.css";

const { ground, title, text, facts } = coworking.about;

/** Who rents out the rooms, and on what terms. */
export function CoworkingAbout() {
  return (
    <section id="about" className={`container ${styles.about}`} aria-labelledby="storey">
      <SectionHeading id="storey" ground={ground} title={title} line="above" className={styles.heading} />
      <Prose led>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      <Facts className={styles.facts} facts={facts} />
    </section>
  );
}
